import { effectOf, PROPERTIES } from './svg-words.ts';

const COMMENT = /\/\*[^]*?\*\//g;
const RULE = /([^{}]*)\{([^{}]*)\}/g;
/** Elements, classes and ids, one inside another: `.a, g #b`. */
const SELECTOR = /^[\w\s.,#*-]+$/;
const CLASSES = /^\s*\.[\w-]+(\s*,\s*\.[\w-]+)*\s*$/;
const OWN_REFERENCE = /^\s*url\(\s*["']?#[^\s"')]+["']?\s*\)[^(]*$/i;

const MAX_RULES = 500;
const MAX_DASHES = 16;
const SHORTEST_DASH = 0.01;

type Style = { css: string; clippingClasses: Set<string> } | { problem: string };

export function readStyle(source: string): Style {
  const plain = source.replace(COMMENT, ' ');
  const rules = [...plain.matchAll(RULE)];
  if (/@|\\/.test(plain)) return { problem: 'takes styles or fonts from elsewhere' };
  if (rules.length > MAX_RULES) return { problem: `has more than ${MAX_RULES} rules in its style sheet` };
  if (plain.replace(RULE, '').trim()) return { problem: 'has a style sheet that cannot be read' };
  const clippingClasses = new Set<string>();
  let css = '';
  for (const [, selector = '', body = ''] of rules) {
    if (!SELECTOR.test(selector)) return { problem: 'has a style sheet that cannot be read' };
    const declarations = readDeclarations(body);
    if (typeof declarations !== 'string') return declarations;
    css += `${selector}{${declarations}}`;
    if (!declarations.includes('clip-path')) continue;
    if (!CLASSES.test(selector)) return { problem: 'clips more than parts of a class in its style sheet' };
    for (const name of selector.split(',')) clippingClasses.add(name.trim().slice(1));
  }
  return { css, clippingClasses };
}

export function readDeclarations(body: string): string | { problem: string } {
  let kept = '';
  for (const declaration of body.split(';')) {
    const at = declaration.indexOf(':');
    const [name, value] = [declaration.slice(0, at).trim().toLowerCase(), declaration.slice(at + 1).trim()];
    const problem = problemOf(name, value);
    if (problem) return { problem };
    if (PROPERTIES.has(name)) kept += `${name}:${value};`;
  }
  return kept;
}

/** Null: it can be kept as it is, or dropped. */
export function problemOf(name: string, value: string): string | null {
  const effect = effectOf(name);
  if (effect && !/^(none|normal)$/.test(value.trim())) return `uses ${effect}`;
  if (/url\(/i.test(value) && !OWN_REFERENCE.test(value)) return 'holds links or pictures from elsewhere';
  return name === 'stroke-dasharray' && !isPlainDash(value) ? 'has dashed lines that are too fine' : null;
}

function isPlainDash(value: string): boolean {
  const dashes = value.trim().split(/[\s,]+/);
  const longest = Math.max(...dashes.map((dash) => Number.parseFloat(dash) || 0));
  return dashes.length <= MAX_DASHES && (longest === 0 || longest >= SHORTEST_DASH);
}
