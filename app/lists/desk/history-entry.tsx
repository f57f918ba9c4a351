import type { PastChange } from '#app/platform/audit/audit.server.ts';
import type { ChangeLine } from '#app/platform/audit/change-lines.ts';
import { ChangeList } from '#app/platform/audit/change-list.tsx';
import { verbText } from '#app/platform/audit/words.ts';
import { When } from '#app/platform/ui/when.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { FIELD_LABELS, type Row } from './row.ts';
import { valueText } from './stale-choice.tsx';

export function HistoryEntry({ row, event }: { row: Row; event: PastChange | null }) {
  const version = event ? event.version : 1;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-rule py-4">
      <div className="min-w-0">
        <p className="font-semibold">
          {event ? `${event.by} ${verbText(event.action)} it` : 'As it was at first'}
          {version === row.version && <span className="font-normal text-gain"> · as it is now</span>}
        </p>
        {event && (
          <p className="hint">
            <When at={event.at} />
          </p>
        )}
        {event && <ChangeList lines={linesOf(event.changes)} />}
      </div>
      {version !== null && version < row.version && !row.deletedAt && (
        <form method="post">
          <input type="hidden" name="id" value={row.id} />
          <input type="hidden" name="version" value={row.version} />
          <input type="hidden" name="to" value={version} />
          <Button type="submit" name="intent" value="revert" look="quiet" small>
            Restore this version
          </Button>
        </form>
      )}
    </li>
  );
}

function linesOf(changes: PastChange['changes']): ChangeLine[] {
  return Object.entries(FIELD_LABELS)
    .filter(([field]) => changes[field])
    .map(([field, label]) => ({
      field: label,
      from: valueText(changes[field]?.from),
      to: valueText(changes[field]?.to),
    }));
}
