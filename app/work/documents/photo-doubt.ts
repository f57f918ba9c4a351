export type Doubt = 'blurred' | 'dark' | 'blank';

/** Brightness of each pixel, 0 to 255, row by row. */
export type Grey = { width: number; height: number; values: ArrayLike<number> };

/** The side on which a photo is looked at: letters of a page are five pixels high. */
export const LOOKED_AT = 1000;

/** A logo or a stamp, of which nothing can be said. */
const TOO_SMALL = 300;
const TILE = 40;
const DARK = { mean: 50, brightest: 100 };
/** Of brightness in one tile: paper, a table or a wall without anything on it has less. */
const SOME_CONTRAST = 24;
const ENOUGH_CONTRAST = 40;
/** Of a tile's contrast, in one step between pixels: a clear edge has most of it, one 4 pixels wide a quarter. */
const SHARP = 0.28;

/** Why to take a photo again. Only where there is something to see: white paper with one clear line is in order. */
export function doubtOf(grey: Grey): Doubt | null {
  if (Math.max(grey.width, grey.height) < TOO_SMALL) return null;
  const { mean, brightest } = lightOf(grey);
  if (mean < DARK.mean && brightest < DARK.brightest) return 'dark';
  const tiles = tilesOf(grey);
  const most = Math.max(0, ...tiles.map(({ contrast }) => contrast));
  if (most < SOME_CONTRAST) return 'blank';
  const clear = tiles
    .filter(({ contrast }) => contrast >= Math.min(most, Math.max(ENOUGH_CONTRAST, most / 2)))
    .map(({ contrast, step }) => step / contrast)
    .toSorted((a, b) => b - a);
  return (clear[Math.floor(clear.length / 4)] ?? 0) < SHARP ? 'blurred' : null;
}

/** `brightest`: all but one pixel in a hundred are darker. */
function lightOf({ values }: Grey): { mean: number; brightest: number } {
  const counts = new Uint32Array(256);
  let sum = 0;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
    sum += value;
  }
  let [brightest, above] = [255, 0];
  while (brightest > 0 && (above += counts[brightest] ?? 0) < values.length / 100) brightest -= 1;
  return { mean: sum / Math.max(1, values.length), brightest };
}

type Tile = { contrast: number; step: number };

function tilesOf(grey: Grey): Tile[] {
  const tiles: Tile[] = [];
  for (let top = 0; top + TILE <= grey.height; top += TILE)
    for (let left = 0; left + TILE <= grey.width; left += TILE) tiles.push(tileAt(grey, left, top));
  return tiles;
}

/** The largest step between neighbours, and between the darkest and the brightest pixel. */
function tileAt({ width, values }: Grey, left: number, top: number): Tile {
  let [least, most, step] = [255, 0, 0];
  for (let y = top; y < top + TILE - 1; y++)
    for (let x = left; x < left + TILE - 1; x++) {
      const at = y * width + x;
      const value = values[at] ?? 0;
      least = Math.min(least, value);
      most = Math.max(most, value);
      step = Math.max(
        step,
        Math.abs(value - (values[at + 1] ?? 0)),
        Math.abs(value - (values[at + width] ?? 0)),
      );
    }
  return { contrast: most - least, step };
}
