import type { CLIENT_STATUSES } from './work-values.ts';

/** What a merge moved, by ids, and the fields that it filled in. */
export type Merged = {
  into: string;
  engagements: string[];
  /** Work of the merged client that went into the trash, as both had the same. */
  dropped?: string[];
  proposals?: string[];
  notes?: string[];
  enquiries?: string[];
  bookings?: string[];
  members: string[];
  contacts?: string[];
  bank?: string[];
  fica?: string[];
  recurring?: string[];
  /** By the side on which the merged client stood. */
  relations?: Record<'holderId' | 'ofId', string[]>;
  groups?: string[];
  tasks?: string[];
  tags?: string[];
  /** Of the remaining client, if the merge made it a client. */
  status?: (typeof CLIENT_STATUSES)[number];
  filled: Record<string, string>;
};
