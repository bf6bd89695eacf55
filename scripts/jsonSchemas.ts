/**
 * Writes the published JSON schemas from the schemas that the code validates with: `node scripts/jsonSchemas.ts`.
 * A test fails when a committed file is not what this would write.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { boardFileSchema } from '#games/a-new-regime/board/boardFileSchema.ts';
import { boardJsonSchema } from '#games/a-new-regime/board/boardJsonSchema.ts';
import { QUESTIONS } from '#games/a-new-regime/odds/ask.ts';
import { oddsJsonSchema, type JsonSchema } from '#games/a-new-regime/odds/oddsJsonSchema.ts';
import { actionSchema } from '#games/a-new-regime/play/notation/actionSchema.ts';
import { gameFile, stateFile } from '#games/a-new-regime/play/notation/notation.ts';
import { OPEN_GAMES } from '#games/registry.ts';
import { SEED_BYTES, SEED_RULE } from '#lib/share/seed.ts';
import { DATA_FILES, dataFilesOf, dataFileSchema, schemaName } from '#site/openData/schemas.ts';

const folder = new URL('../public/schemas/', import.meta.url);

/** File name and text of every published schema. */
export function publishedSchemas(): Readonly<Record<string, string>> {
  return {
    'a-new-regime-board-1.json': boardSchema(boardJsonSchema, 'A board', 1),
    'a-new-regime-board-2.json': boardSchema(boardFileSchema, 'A board that was edited or made of a map,', 2),
    ...playSchemas(),
    ...dataSchemas(),
  };
}

function boardSchema(schema: GenericSchema, what: string, version: number): string {
  const { $schema, ...board } = toJsonSchema(schema, {
    target: 'draft-07',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'raw_transform'
        ? { ...jsonSchema, minLength: 1, maxLength: SEED_BYTES, description: `The seed: ${SEED_RULE}.` }
        : undefined,
  });
  const title = `${what} of A New Regime as written by Realmwright, format version ${version}`;
  return written({ $schema, title, ...board });
}

const DRAFT = 'http://json-schema.org/draft-07/schema#';
const ABOUT = 'of A New Regime as read by Realmwright, format version 1';

/** The schemas of questions about odds, and of the engine's states, actions and games. */
function playSchemas(): Readonly<Record<string, string>> {
  const file = (title: string, schema: JsonSchema) => {
    const { $schema: _, ...rest } = schema;
    return written({ $schema: DRAFT, title, ...rest });
  };
  return {
    'a-new-regime-odds-1.json': file(`Questions about the odds ${ABOUT}`, oddsJsonSchema(QUESTIONS, asGiven)),
    'a-new-regime-state-1.json': file(`A state ${ABOUT}`, asGiven(stateFile)),
    'a-new-regime-action-1.json': file(`An action ${ABOUT}`, asGiven(actionSchema)),
    'a-new-regime-game-1.json': file(`A whole game ${ABOUT}`, asGiven(gameFile)),
  };
}

/** What may be put in. Steps that only read what passed, and what JSON schema cannot say, add nothing. */
function asGiven(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-07',
    typeMode: 'input',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'custom' ? { $ref: '#/definitions/rulings' } : undefined,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      ['raw_transform', 'transform', 'check', 'raw_check', 'regex'].includes(valibotAction.type)
        ? jsonSchema
        : undefined,
  });
  return rest as JsonSchema;
}

/** The schemas of the data files of every open game. */
function dataSchemas(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    OPEN_GAMES.flatMap(({ id, name }) =>
      dataFilesOf(id).map((file) => {
        const { $schema, ...rest } = toJsonSchema(dataFileSchema(id, file), { target: 'draft-07' });
        const title = `${DATA_FILES[file]}: ${name} as written by Realmwright, format version 1`;
        return [schemaName(id, file), written({ $schema, title, ...rest })];
      }),
    ),
  );
}

const written = (schema: object): string => `${JSON.stringify(schema, null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(publishedSchemas())) await writeFile(new URL(name, folder), text);
}
