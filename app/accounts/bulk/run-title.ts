import type { bulkRuns } from '#app/platform/db/schema/bulk.ts';
import type { RUN_RECORD_STATES } from '#app/platform/db/bulk-values.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { countOf, type BulkAct } from './define-bulk.ts';

type Run = typeof bulkRuns.$inferSelect;
type Counts = Record<(typeof RUN_RECORD_STATES)[number], number>;

/** `3 engagements set to “Done”` */
export function titleOf(act: BulkAct, run: Run, counts: Counts, reader = run.actorId): string {
  const { things } = act;
  const all = counts.waiting + counts.done + counts.undone + counts.kept;
  switch (run.state) {
    case 'asked':
    case 'running':
      return capitalised(act.asks(countOf(all, things), act.choice.parse(run.choice)));
    case 'done':
      if (counts.done === 0) return act.nothing ?? 'Nothing changed';
      return capitalised(act.did(countOf(counts.done, things), act.choice.parse(run.choice), reader));
    case 'undoing':
      return capitalised(`take back ${countOf(counts.done + counts.undone + counts.kept, things)}`);
    case 'undone':
      if (counts.undone === 0) return 'Nothing could be taken back';
      return capitalised(`${countOf(counts.undone, things)} as before`);
  }
}

/** For a run that was undone; else null. */
export function undoneTitleOf(act: BulkAct, run: Run, counts: Counts, reader: string): string | null {
  if (run.state !== 'undone' || counts.undone === 0) return null;
  const done = counts.undone + counts.kept;
  return titleOf(act, { ...run, state: 'done' }, { ...counts, done }, reader);
}
