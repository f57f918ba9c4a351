export const NOBODY = 'nobody';

/** In minutes; `to`: the work that is planned. `isWorking`: its days have hours of theirs, even if none is left by time off, a closure or holidays. */
export type Load = { planned: number; available: number; isWorking: boolean; works: number; to: string };

/** Where there are no hours, as on a weekend or of work that nobody has, nothing is too much for them. */
export function isTooMuch({ planned, available, isWorking }: Load): boolean {
  return isWorking && planned > available;
}

/** `12 of 38 h`; `12 h` where there are no hours. At most one decimal. */
export function loadText({ planned, available, isWorking }: Load): [hours: string, of: string] {
  return [hoursText(planned), isWorking ? ` of ${hoursText(available)} h` : ' h'];
}

function hoursText(minutes: number): string {
  return String(Math.round(minutes / 6) / 10);
}

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
  totals: Load[];
  unplanned: { kind: string; name: string; works: number; to: string }[];
};
