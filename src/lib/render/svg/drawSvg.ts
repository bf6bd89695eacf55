import { decimal, factor } from '#lib/scene/decimal.ts';
import type {
  FontKey,
  GroupNode,
  Hook,
  Node,
  Path,
  PathNode,
  Scene,
  Stroke,
  TextNode,
  Transform,
} from '#lib/scene/scene.ts';
import { textWidth } from '#lib/scene/textMetrics.ts';
import { attributes, escapeXml } from './escape.ts';

export interface SvgOptions {
  /** Goes before every id, so that several drawings may share a page. Letters, digits, `-` and `_`. */
  readonly idPrefix?: string;
  /** `mm` for files that are opened or printed at true size; `none` (default) lets the page decide. */
  readonly size?: 'mm' | 'none';
  /** CSS font families by font key. */
  readonly fontFamily?: Readonly<Record<FontKey, string>>;
  /** ARIA role of the whole drawing; `img` (default) hides what is inside, `group` lets readers go in. */
  readonly role?: 'img' | 'group';
}

const family = "'Atkinson Hyperlegible', 'Helvetica Neue', Arial, sans-serif";
const weight: Readonly<Record<FontKey, string | undefined>> = { label: undefined, 'label-bold': '700' };

/**
 * A scene as one SVG element, the same text for the same scene. Styles are presentation attributes only (a strict
 * content security policy forbids inline styles), and everything that came from people is escaped.
 * Throws if a node uses a symbol that the scene lacks, or a name that cannot be an id or attribute.
 */
export function drawSvg(scene: Scene, options: SvgOptions = {}): string {
  const prefix = options.idPrefix ?? '';
  const fonts = options.fontFamily ?? { label: family, 'label-bold': family };
  const boldFamily = fonts['label-bold'] === fonts.label ? undefined : fonts['label-bold'];
  const mm = options.size === 'mm';
  const lines: string[] = [];
  let clips = 0;

  const id = (kind: string) => {
    if (!/^[\w-]*$/.test(prefix + kind)) throw new Error(`"${prefix + kind}" cannot be an id in a drawing.`);
    return prefix + kind;
  };
  const symbolId = (name: string) => {
    if (!Object.hasOwn(scene.symbols, name)) throw new Error(`The drawing has no symbol "${name}".`);
    return id(`symbol-${name}`);
  };
  const draw = (node: Node): void => {
    if (node.type === 'path') lines.push(pathElement(node));
    else if (node.type === 'text')
      lines.push(textElement(node, node.font === 'label' ? undefined : boldFamily, mm));
    else if (node.type === 'use')
      lines.push(`<use${attributes({ href: `#${symbolId(node.symbol)}`, transform: transform(node) })}/>`);
    else drawGroup(node);
  };
  const drawGroup = (group: GroupNode): void => {
    const clip = group.clip && id(`clip-${++clips}`);
    const values = {
      transform: group.transform && transform(group.transform),
      'clip-path': clip && `url(#${clip})`,
      opacity: opacity(group.opacity),
      ...hookAttributes(group.hook),
    };
    lines.push(`<g${attributes(values)}>`);
    if (clip && group.clip)
      lines.push(`<clipPath id="${clip}"><path d="${pathData(group.clip)}"/></clipPath>`);
    group.children.forEach(draw);
    lines.push('</g>');
  };

  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${decimal(scene.width)} ${decimal(scene.height)}`,
    width: mm ? `${decimal(scene.width)}mm` : undefined,
    height: mm ? `${decimal(scene.height)}mm` : undefined,
    'font-family': fonts.label,
    // Without it browsers round small letters' places to whole pixels before they enlarge them.
    'text-rendering': 'geometricPrecision',
    role: options.role ?? 'img',
    'aria-labelledby': id('title'),
    'aria-describedby': scene.description === undefined ? undefined : id('desc'),
  };
  lines.push(`<svg${attributes(root)}>`, `<title id="${id('title')}">${escapeXml(scene.title)}</title>`);
  if (scene.description !== undefined)
    lines.push(`<desc id="${id('desc')}">${escapeXml(scene.description)}</desc>`);
  const symbols = Object.entries(scene.symbols);
  if (symbols.length > 0) {
    lines.push('<defs>');
    for (const [name, nodes] of symbols) {
      lines.push(`<g id="${symbolId(name)}">`);
      nodes.forEach(draw);
      lines.push('</g>');
    }
    lines.push('</defs>');
  }
  scene.children.forEach(draw);
  lines.push('</svg>');
  return lines.join('\n') + '\n';
}

/** The `d` of a path. */
export function pathData(path: Path): string {
  return path.map(([command, ...numbers]) => command + numbers.map(decimal).join(' ')).join('');
}

function pathElement(node: PathNode): string {
  const values = {
    d: pathData(node.d),
    fill: node.fill ?? 'none',
    'fill-rule': node.fillRule === 'evenodd' ? 'evenodd' : undefined,
    ...(node.stroke && strokeAttributes(node.stroke)),
    opacity: opacity(node.opacity),
    ...hookAttributes(node.hook),
  };
  return `<path${attributes(values)}/>`;
}

/**
 * With `fixed`, text takes up the width that it was laid out for whatever font the reader has: a downloaded file
 * names its fonts but cannot bring them.
 */
function textElement(node: TextNode, fontFamily: string | undefined, fixed: boolean): string {
  const length = fixed && [...node.text].length > 1 ? textWidth(node.text, node.font, node.size) : 0;
  const values = {
    x: decimal(node.x),
    y: decimal(node.y),
    'font-family': fontFamily,
    'font-weight': weight[node.font],
    'font-size': decimal(node.size),
    'text-anchor': node.anchor === 'start' ? undefined : node.anchor,
    fill: node.fill,
    ...(length > 0 && { textLength: decimal(length), lengthAdjust: 'spacingAndGlyphs' }),
    ...(node.halo && {
      ...strokeAttributes({ ...node.halo, join: 'round' }),
      'paint-order': 'stroke',
    }),
    ...hookAttributes(node.hook),
  };
  return `<text${attributes(values)}>${escapeXml(node.text)}</text>`;
}

function strokeAttributes(stroke: Stroke): Readonly<Record<string, string | undefined>> {
  return {
    stroke: stroke.colour,
    'stroke-width': decimal(stroke.width),
    'stroke-dasharray':
      stroke.dash && stroke.dash.length > 0 ? stroke.dash.map(decimal).join(' ') : undefined,
    'stroke-linecap': stroke.cap === 'round' ? 'round' : undefined,
    'stroke-linejoin': stroke.join === 'round' ? 'round' : undefined,
  };
}

function hookAttributes(hook: Hook | undefined): Readonly<Record<string, string | undefined>> {
  if (!hook) return {};
  const data = Object.entries(hook.data ?? {}).map(([key, value]) => {
    if (!/^[a-z][a-z0-9-]*$/.test(key)) throw new Error(`"${key}" cannot follow "data-" in a drawing.`);
    return [`data-${key}`, value] as const;
  });
  return {
    class: hook.class,
    ...Object.fromEntries(data),
    role: hook.label === undefined ? undefined : 'img',
    'aria-label': hook.label,
  };
}

function transform({ x, y, scale, scaleY = scale, turn = 0 }: Transform): string | undefined {
  const move = x === 0 && y === 0 ? '' : `translate(${decimal(x)} ${decimal(y)})`;
  const rotate = turn === 0 ? '' : `rotate(${decimal(turn)})`;
  const factors = scaleY === scale ? factor(scale) : `${factor(scale)} ${factor(scaleY)}`;
  const grow = scale === 1 && scaleY === 1 ? '' : `scale(${factors})`;
  return move + rotate + grow || undefined;
}

function opacity(value: number | undefined): string | undefined {
  return value === undefined || value === 1 ? undefined : decimal(value);
}
