import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import type { FontBytes } from '#lib/scene/fontFiles.ts';
import type { Scene } from '#lib/scene/scene.ts';

/**
 * Longest side of a picture, in pixels. Browsers on computers draw 16,384, but a picture takes four bytes a pixel while
 * it is drawn: at 8,192 that is up to 256 MB, and phones and small tablets give up beyond.
 */
export const MOST_PNG_PIXELS = 8192;

const TOO_LARGE =
  'This browser cannot draw a picture of that size. Choose fewer pixels, or take the SVG, which has no size of its own.';

/**
 * A scene as a PNG, `pixels` along its longer side, on white where the scene draws nothing. The browser's own SVG with
 * the fonts that printed files embed, so that it looks the same everywhere. Rejects with an error whose message is a
 * sentence.
 */
export async function drawPng(scene: Scene, pixels: number, fonts: FontBytes): Promise<Uint8Array> {
  const scale = pixels / Math.max(scene.width, scene.height);
  const width = Math.round(scene.width * scale);
  const height = Math.round(scene.height * scale);
  const address = URL.createObjectURL(
    new Blob([pictureOf(scene, width, height, fonts)], { type: 'image/svg+xml' }),
  );
  try {
    const image = new Image();
    image.src = address;
    await image.decode().catch(() => {
      throw new Error(TOO_LARGE);
    });
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error(TOO_LARGE);
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(image, 0, 0, width, height);
    // A canvas beyond a browser's limit takes all that is drawn and stays empty.
    if (pen.getImageData(width - 1, height - 1, 1, 1).data[3] !== 255) throw new Error(TOO_LARGE);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!picture) throw new Error(TOO_LARGE);
    return new Uint8Array(await picture.arrayBuffer());
  } finally {
    URL.revokeObjectURL(address);
  }
}

const FAMILY = "'Scene','Scene fallback',sans-serif";

/** A picture may fetch nothing, so its fonts lie in it. */
function pictureOf(scene: Scene, width: number, height: number, fonts: FontBytes): string {
  const svg = drawSvg(scene, { fontFamily: { label: FAMILY, 'label-bold': FAMILY } });
  const faces = [
    fontFace('Scene', 'normal', fonts.label),
    fontFace('Scene', 'bold', fonts['label-bold']),
    fontFace('Scene fallback', 'normal', fonts.fallback),
  ].join('');
  return svg.replace(
    /^<svg([^>]*)>/,
    (_, attributes: string) =>
      `<svg width="${width}" height="${height}"${attributes}><style>${faces}</style>`,
  );
}

function fontFace(family: string, weight: string, bytes: Uint8Array): string {
  // In parts: a call takes only so many arguments.
  let binary = '';
  for (let at = 0; at < bytes.length; at += 4096)
    binary += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/ttf;base64,${btoa(binary)})}`;
}
