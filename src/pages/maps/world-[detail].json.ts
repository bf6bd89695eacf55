import type { APIRoute } from 'astro';
import { DETAILS, type Detail } from '#lib/board/maps/world/worldFile.ts';
import { readWorld } from '#site/readWorld.ts';

export const getStaticPaths = () => DETAILS.map((detail) => ({ params: { detail } }));

/** The built-in map of the world, fetched when a board is made of it. */
export const GET: APIRoute = async ({ params }) =>
  new Response(JSON.stringify(await readWorld(params['detail'] as Detail, process.cwd())));
