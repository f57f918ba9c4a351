const NAMES = ['spread', 'month', 'season', 'year', 'path', 'fork', 'stairs'] as const;

export type ShapeName = (typeof NAMES)[number];

export const SHAPE_NAMES: readonly ShapeName[] = NAMES;

/** The part of the page, and the kind of block in it, that each shape draws. */
export const SHAPES: Record<ShapeName, { part: string; of: 'table' | 'steps' | null }> = {
  spread: { part: 'get', of: 'table' },
  month: { part: 'how', of: 'table' },
  season: { part: 'dates', of: null },
  year: { part: 'how', of: 'steps' },
  path: { part: 'how', of: 'table' },
  fork: { part: 'get', of: 'table' },
  stairs: { part: 'how', of: 'steps' },
};
