import type { SubmissionResult } from '@conform-to/react';
import type { Toast } from '#app/http/toast.server.ts';
import type { RowEntries } from './row-schema.ts';
import type { Stale } from './row.ts';

export type Intent =
  'add' | 'save' | 'delete' | 'restore' | 'show' | 'hide' | 'move' | 'logo' | 'remove-logo' | 'revert';

export type Outcome = { id?: string; toast: Toast } & (
  | { kind: 'done'; version?: number }
  | { kind: 'stale'; stale: Stale }
  | {
      kind: 'refused';
      intent: Intent;
      status: 400 | 404 | 503;
      result?: SubmissionResult<string[]>;
      errors?: RowEntries;
      values?: RowEntries;
    }
);
