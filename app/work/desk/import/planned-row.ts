import type { Given } from './given.ts';

export type Verdict = 'new' | 'changed' | 'same' | 'refused';

/** One line of the file: what happens to it, and why. */
export type PlannedRow = {
  line: number;
  name: string;
  verdict: Verdict;
  /** The client that is changed or added. */
  id: string;
  version: number;
  given: Given | null;
  /** Of a new client what is read of it, of a known one each change. */
  changes: Record<string, unknown>;
  notes: string[];
};
