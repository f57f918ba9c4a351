import type { Measure } from './renderer.ts';

export type Setting = { size: number; lines: string[] };

const SIZES: [size: number, lines: number][] = [
  [80, 2],
  [70, 3],
  [60, 4],
  [50, 5],
];

/** Throws for a title that fits in no size or would lose characters. */
export function setTitle(title: string, width: number, measure: Measure): Setting {
  const unknown = [...new Set(title)].filter((character) => character.trim() && measure(character) === 0);
  if (unknown.length > 0) throw new Error(`letters that the font does not have: ${unknown.join(' ')}`);
  for (const [size, most] of SIZES) {
    const lines = wrap(title, width / size, measure);
    if (lines && lines.length <= most) return { size, lines: balanced(title, lines, measure) };
  }
  throw new Error(`too long for a share card: ${title}`);
}

/** Null where a word is wider than `width`. */
function wrap(text: string, width: number, measure: Measure): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (measure(word) > width) return null;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function balanced(text: string, lines: string[], measure: Measure): string[] {
  let best = lines;
  for (;;) {
    const narrower = wrap(text, Math.max(...best.map(measure)) - 0.01, measure);
    if (!narrower || narrower.length > lines.length) return best;
    best = narrower;
  }
}
