import type { ReadField } from './columns.ts';

/** `given`: as the fields of a client’s form. `notes`: what was read otherwise than it stands there. */
export type ReadRow = {
  line: number;
  given: Partial<Record<ReadField, string>>;
  notes: string[];
  errors: string[];
  /** Nothing says what it is. */
  isGuess: boolean;
  /** The day as read, if its month may stand first. */
  eitherWay?: string;
};
