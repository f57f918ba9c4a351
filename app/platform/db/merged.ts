import type { CLIENT_STATUSES } from './work-values.ts';

/** What a merge moved, by ids, and the fields that it filled in. */
export type Merged = {
  into: string;
  engagements: string[];
  /** Work of the other that went into the trash, as both had it. */
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
  /** By the side on which it stood. */
  relations?: Record<'holderId' | 'ofId', string[]>;
  groups?: string[];
  tasks?: string[];
  tags?: string[];
  /** Of the one that it went into, if that became a client by it. */
  status?: (typeof CLIENT_STATUSES)[number];
  filled: Record<string, string>;
};
