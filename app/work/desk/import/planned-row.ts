import type { Given } from './given.ts';

export type Verdict = 'new' | 'changed' | 'same' | 'refused';

export type PlannedRow = {
  line: number;
  name: string;
  verdict: Verdict;
  id: string;
  version: number;
  given: Given | null;
  /** Of a new client what is read of it, of a known one each change. */
  changes: Record<string, unknown>;
  notes: string[];
};
