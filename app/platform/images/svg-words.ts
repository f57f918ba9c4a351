/** What an SVG may contain; other things are dropped if that changes nothing, and refused if it would. */
export const DRAWN = wordsOf(`
  svg g defs path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath text tspan`);

/** Dropped with their content: they draw nothing, or animate what is already drawn. */
export const DROPPED = wordsOf(`
  title desc metadata script animate animateMotion animateTransform animateColor set mpath view`);

export const ATTRIBUTES = wordsOf(`
  id class d points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height viewBox preserveAspectRatio offset
  gradientTransform gradientUnits spreadMethod clipPathUnits pathLength rotate textLength lengthAdjust version`);

export const PROPERTIES = wordsOf(`
  fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-dasharray stroke-dashoffset opacity color display visibility stop-color stop-opacity clip-path clip-rule
  font font-family font-size font-style font-weight font-variant letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline paint-order vector-effect shape-rendering transform`);

const EFFECTS = new Map([
  ['filter', 'filters (shadows, blurs)'],
  ['mask', 'masks'],
  ['pattern', 'patterns'],
  ['marker', 'markers (arrow heads)'],
  ['mix-blend-mode', 'blend modes'],
  ['use', 'repeated parts (symbols)'],
  ['symbol', 'repeated parts (symbols)'],
  ['image', 'pictures inside the drawing'],
  ['foreignObject', 'parts of a web page'],
  ['textPath', 'text along a path'],
]);

export function elementText(name: string): string {
  return EFFECTS.get(name) ?? `<${name}>`;
}

/** Undefined for a property that changes nothing when it is dropped. */
export function effectOf(property: string): string | undefined {
  return EFFECTS.get(/^(marker|mask|filter|mix-blend-mode)/.exec(property)?.[0] ?? '');
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
