/** The line of work that nobody holds. */
export const NOBODY = 'nobody';

/** In minutes; `to`: the work that is planned. */
export type Load = { planned: number; available: number; works: number; to: string };

export type CapacityLine = {
  id: string;
  name: string;
  /** Minutes of a usual week; null: it is nobody. */
  weekly: number | null;
  weeks: Load[];
};

export type Capacity = {
  weeks: { key: string; label: string }[];
  lines: CapacityLine[];
  /** Of all lines. */
  totals: Load[];
  /** Kinds without planned hours, with how much work there is of each. */
  unplanned: { kind: string; name: string; works: number; to: string }[];
};
