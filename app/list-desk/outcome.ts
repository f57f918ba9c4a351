import type { SubmissionResult } from '@conform-to/react';
import type { Toast } from '#app/http/toast.server.ts';
import type { RowEntries } from './row-schema.ts';
import type { Stale } from './row.ts';

/** What a form of administration asks for. */
export type Intent =
  'add' | 'save' | 'delete' | 'restore' | 'show' | 'hide' | 'move' | 'logo' | 'remove-logo' | 'revert';

/** What came of it. `id` is the row it was about, or the one that was added. */
export type Outcome = { id?: string; toast: Toast } & (
  | { kind: 'done'; version?: number }
  | { kind: 'stale'; stale: Stale }
  | {
      kind: 'refused';
      intent: Intent;
      status: 400 | 404 | 503;
      /** Of a whole form. */
      result?: SubmissionResult<string[]>;
      /** Of single fields: why, and what was typed. */
      errors?: RowEntries;
      entered?: RowEntries;
    }
);
