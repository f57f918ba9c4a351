import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { BulkAct } from './define-bulk.ts';
import type { countsIn, Run } from './run.server.ts';

type Shown = { act: BulkAct; run: Run; counts: ReturnType<typeof countsIn> };

/** A partly undone run may be tried again. */
function isOver({ state }: Run): boolean {
  return state === 'done' || state === 'undone';
}

export async function undoableAmong(
  me: Pick<FirmActor, 'id'>,
  shown: readonly Shown[],
): Promise<Set<string>> {
  const possible = shown.filter(
    ({ act, run, counts }) =>
      run.actorId === me.id && isOver(run) && act.undo !== undefined && counts.canBeUndone,
  );
  const acts = [...new Set(possible.map(({ act }) => act))];
  const found = await Promise.all(
    acts.map(async (act) => {
      const ids = possible.filter((one) => one.act === act).map(({ run }) => run.id);
      const undoable = await act.undoable?.(ids);
      return undoable ? ids.filter((id) => undoable.has(id)) : ids;
    }),
  );
  return new Set(found.flat());
}
