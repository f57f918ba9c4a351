/** Of a stamp, in points. */
export const STAMP = { width: 170, height: 60 } as const;
/** In points: no stamp is nearer to the edge. */
const EDGE = 18;

/** In points, as a PDF measures: from the left and the bottom of the page before it is turned. */
type Box = { x: number; y: number; width: number; height: number };

/**
 * Where a stamp is drawn, upright for whoever reads the page. `x`, `y`: of its middle, in thousandths of the page as it is shown,
 * from the left and the top. `turn`: of the page, clockwise: 0, 90, 180 or 270. The stamp is turned by `turn` the other way.
 */
export function placeOnPage({ x, y }: { x: number; y: number }, page: Box, turn: number) {
  const isOnSide = turn % 180 !== 0;
  const [across, down] = isOnSide ? [page.height, page.width] : [page.width, page.height];
  const scale = Math.min(1, (across - 2 * EDGE) / STAMP.width, (down - 2 * EDGE) / STAMP.height);
  const [width, height] = [STAMP.width * scale, STAMP.height * scale];
  const left = within((x / 1000) * across - width / 2, EDGE, across - width - EDGE);
  const bottom = within((y / 1000) * down + height / 2, height + EDGE, down - EDGE);
  return { ...cornerOf(left, bottom, page, turn), width, height };
}

/** `left`, `bottom`: of the stamp on the page as it is shown, `bottom` from the top. */
function cornerOf(left: number, bottom: number, page: Box, turn: number): { x: number; y: number } {
  const [right, top] = [page.x + page.width, page.y + page.height];
  switch (turn) {
    case 90:
      return { x: page.x + bottom, y: page.y + left };
    case 180:
      return { x: right - left, y: page.y + bottom };
    case 270:
      return { x: right - bottom, y: top - left };
    default:
      return { x: page.x + left, y: top - bottom };
  }
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
