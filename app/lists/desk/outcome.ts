import type { SubmissionResult } from '@conform-to/react';
import type { Toast } from '#app/platform/http/toast.server.ts';
import type { RowEntries } from './row-schema.ts';
import type { Stale } from './row.ts';

/** More rows than this need a confirmation. */
export const MOST_UNASKED = 9;

export type Intent =
  | 'add'
  | 'save'
  | 'delete'
  | 'restore'
  | 'show'
  | 'hide'
  | 'move'
  | 'logo'
  | 'remove-logo'
  | 'cut-logo'
  | 'revert'
  | 'save-filter'
  | 'forget-filter';

export type Outcome = { id?: string; toast: Toast } & (
  | { kind: 'done'; version?: number; ids?: string[] }
  | { kind: 'stale'; stale: Stale }
  /** So many rows that a confirmation is needed: nothing was done; `fields` confirm it. */
  | { kind: 'question'; fields: [string, string][]; yes: string }
  | {
      kind: 'refused';
      intent: Intent;
      status: 400 | 404 | 503;
      result?: SubmissionResult<string[]>;
      errors?: RowEntries;
      values?: RowEntries;
    }
);
