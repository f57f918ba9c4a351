import type { Drawing } from '#app/platform/db/work-values.ts';

/** Of the field in which a name is drawn, in its own units. */
export const DRAWN = { width: 1000, height: 300 } as const;
export const MOST_STROKES = 60;
export const MOST_POINTS = 1500;
/** In characters: that many points, written out. */
const LONGEST = 12 * MOST_POINTS;
/** A dot is no name. In the same units. */
const LEAST_SIZE = 40;

/** Of a posted field: null if nothing was drawn. What no pen of ours has drawn is `invalid`. */
export function drawingIn(posted: string): Drawing | null | 'invalid' {
  if (posted === '') return null;
  if (posted.length > LONGEST) return 'invalid';
  const strokes = parsed(posted);
  if (!isDrawing(strokes)) return 'invalid';
  const { width, height } = boundsOf(strokes);
  return Math.max(width, height) < LEAST_SIZE ? 'invalid' : strokes;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isDrawing(value: unknown): value is Drawing {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_STROKES) return false;
  if (!value.every(isStroke)) return false;
  return value.reduce((sum, { length }) => sum + length / 2, 0) <= MOST_POINTS;
}

/** Whole numbers within the field: `x, y, x, y …`. */
function isStroke(value: unknown): value is number[] {
  if (!Array.isArray(value) || value.length < 2 || value.length % 2 !== 0) return false;
  return value.every((number, at) => {
    const most = at % 2 === 0 ? DRAWN.width : DRAWN.height;
    return Number.isInteger(number) && number >= 0 && number <= most;
  });
}

export function boundsOf(strokes: Drawing): { x: number; y: number; width: number; height: number } {
  const all = strokes.flat();
  const [across, down] = [all.filter((_, at) => at % 2 === 0), all.filter((_, at) => at % 2 === 1)];
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

/** As large as fits into `room`, at its left and bottom: points `x, y, x, y …` from its left and top. */
export function fitted(strokes: Drawing, room: { width: number; height: number }): Drawing {
  const { x, y, width, height } = boundsOf(strokes);
  const scale = Math.min(room.width / Math.max(width, 1), room.height / Math.max(height, 1));
  const lift = room.height - height * scale;
  return strokes.map((stroke) =>
    stroke.map((value, at) => (at % 2 === 0 ? (value - x) * scale : lift + (value - y) * scale)),
  );
}
