export const MOST_SHOWN = 200;

/** Minutes that were noted, grouped; `to` leads to their entries. */
export type Worked = { key: string; label: string; minutes: number; entries: number; to: string };

export type WorkedEntry = {
  id: string;
  engagementId: string;
  client: string;
  title: string;
  colleague: string | null;
  day: string;
  minutes: number;
};
