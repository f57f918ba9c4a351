/** `to`: the list of exactly the rows that were counted. */
export type Count = { count: number; to: string };

export type Line = {
  key: string;
  label: string;
  /** The id of the person, if the line is one. */
  person: string | null;
  /** By column; null where there is nothing. */
  cells: (Count | null)[];
  total: Count;
  late: Count | null;
};

export type Head = { key: string; label: string; isLate: boolean };

export type Matrix = {
  key: string;
  /** Null: the only one of its view. */
  label: string | null;
  head: string;
  columns: Head[];
  lines: Line[];
  totals: Omit<Line, 'key' | 'label' | 'person'>;
};
