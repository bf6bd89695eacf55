import { useMemo } from 'preact/hooks';
import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import type { Scene } from '#lib/scene/scene.ts';

interface Props {
  readonly scene: Scene;
  /** Goes before every id of the drawing, so that several may share a page. */
  readonly idPrefix: string;
  readonly class?: string;
}

/** A scene as the very SVG that files hold; it fills its place, which has to bring the scene's proportions. */
export function SceneView({ scene, idPrefix, class: name }: Props) {
  // Our own drawing: `drawSvg` escapes whatever came from people.
  const html = useMemo(() => ({ __html: drawSvg(scene, { idPrefix }) }), [scene, idPrefix]);
  return <div class={name ? `scene ${name}` : 'scene'} dangerouslySetInnerHTML={html} />;
}
