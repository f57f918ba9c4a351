import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { xml } from '#app/platform/http/xml.ts';
import { problemOf, readDeclarations, readStyle } from './svg-style.ts';
import { ATTRIBUTES, DRAWN, DROPPED, elementText, PROPERTIES } from './svg-words.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

const MAX_ELEMENTS = 5_000;
/** Each level may need a canvas of its own. */
const MAX_DEPTH = 60;
const MAX_LETTERS = 5_000;

const FLATTEN = 'Turn it into plain shapes (“Expand” or “Flatten” in the drawing program)';
const DAMAGED = 'This SVG is damaged or not complete. Save it again, or as PNG.';

type Read = { text: string } | { problem: string };

type Open = { name: string; isSkipped: boolean; isDrawn: boolean };

const REFUSED = Symbol('refused');

/** By the lists of `svg-words.ts`. Says what to change if the picture would not be whole. */
export function readSvg(source: string): Read {
  try {
    return { text: rewrite(source.replace(/^\uFEFF/, '')) };
  } catch (error) {
    const isRefusal = error instanceof Error && error.cause === REFUSED;
    return { problem: isRefusal ? error.message : DAMAGED };
  }
}

function refuse(what: string, remedy = FLATTEN): never {
  throw new Error(`This SVG ${what}. ${remedy}, or save it as PNG.`, { cause: REFUSED });
}

function rewrite(source: string): string {
  const parser = new SaxesParser({ xmlns: true });
  const written: string[] = [];
  const open: Open[] = [];
  const clipped: SaxesTagNS[] = [];
  let [elements, letters, style] = [0, 0, ''];

  refuseDeclarations(parser);
  parser.on('opentag', (tag) => {
    if (++elements > MAX_ELEMENTS) refuse(`has more than ${MAX_ELEMENTS} parts`, 'Simplify it');
    if (open.length >= MAX_DEPTH) refuse(`has groups more than ${MAX_DEPTH} deep`, 'Ungroup it');
    const isSkipped = open.at(-1)?.isSkipped || (tag.uri !== SVG && tag.uri !== '') || DROPPED.has(tag.local);
    const isDrawn = !isSkipped && DRAWN.has(tag.local);
    if (open.length === 0 && (isSkipped || tag.local !== 'svg'))
      refuse('does not begin with <svg>', 'Save it again');
    if (!isSkipped && !isDrawn && tag.local !== 'a' && tag.local !== 'style')
      refuse(`uses ${elementText(tag.local)}`);
    open.push({ name: tag.local, isSkipped, isDrawn });
    if (isDrawn)
      written.push(`<${tag.local}${written.length === 0 ? ` xmlns="${SVG}"` : ''}${attributesOf(tag)}>`);
    if (isDrawn && open.some(({ name }) => name === 'clipPath')) clipped.push(tag);
  });
  parser.on('closetag', ({ local }) => {
    if (open.pop()?.isDrawn) written.push(`</${local}>`);
  });
  const add = (text: string) => {
    const inside = open.at(-1);
    if (inside?.name === 'style' && !inside.isSkipped) style += text;
    if (!inside?.isDrawn || !/^t(ext|span)$/.test(inside.name)) return;
    letters += text.length;
    if (letters > MAX_LETTERS) refuse('holds very long texts', 'Shorten them');
    written.push(xml(text));
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(source).close();

  const sheet = readStyle(style);
  if ('problem' in sheet) refuse(sheet.problem);
  if (clipped.some((tag) => isClipped(tag, sheet.clippingClasses)))
    refuse('has clipping paths that are clipped themselves');
  return [written[0], `<style>${xml(sheet.css)}</style>`, ...written.slice(1)].join('');
}

function refuseDeclarations(parser: SaxesParser<{ xmlns: true }>): void {
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-8$/i.test(encoding)) refuse('is not in UTF-8', 'Save it in UTF-8');
  });
  parser.on('doctype', (text) => {
    if (text.includes('[')) refuse('declares entities', 'Save it as plain SVG');
  });
  parser.on('processinginstruction', () =>
    refuse('names a style sheet of elsewhere', 'Save it as plain SVG'),
  );
}

function attributesOf({ attributes, local: element }: SaxesTagNS): string {
  return Object.values(attributes)
    .map((attribute) => attributeOf(attribute, element))
    .join('');
}

function attributeOf({ uri, local: name, value }: SaxesAttributeNS, element: string): string {
  if (name === 'href' && (uri === '' || uri === XLINK)) {
    if (!/^\s*(#\S*)?\s*$/.test(value))
      refuse('holds links or pictures from elsewhere', 'Save it with outlines alone');
    return element.endsWith('Gradient') ? ` href="${xml(value)}"` : '';
  }
  if (uri !== '') return '';
  if (name === 'style') {
    const declarations = readDeclarations(value);
    if (typeof declarations !== 'string') refuse(declarations.problem);
    return ` style="${xml(declarations)}"`;
  }
  const problem = problemOf(name, value);
  if (problem) refuse(problem);
  return ATTRIBUTES.has(name) || PROPERTIES.has(name) ? ` ${name}="${xml(value)}"` : '';
}

/** A clipped path inside a clipping path is drawn as many times as the product of their parts. */
function isClipped({ attributes }: SaxesTagNS, clippingClasses: ReadonlySet<string>): boolean {
  const value = (name: string) => attributes[name]?.value ?? '';
  const classes = value('class').split(/\s+/);
  return (
    value('clip-path') !== '' ||
    value('style').includes('clip-path') ||
    classes.some((name) => clippingClasses.has(name))
  );
}
