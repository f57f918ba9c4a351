import { Link } from '@remix-run/react';
import { actionText } from '#app/audit/change-lines.ts';
import { ChangeList } from '#app/audit/change-list.tsx';
import { adminPath, lists } from '#app/lists/lists.ts';
import { DataTable, type Column } from '#app/ui/data-table.tsx';
import { When } from '#app/ui/when.tsx';
import type { AuditLine } from './find.server.ts';

export const ENTITY_PATHS = new Map<string, string>([
  ['message', '/admin/messages/'],
  ['user', '/admin/users/'],
  ...lists.map(({ name, entity }) => [entity, `${adminPath(name)}/history/`] as const),
]);

const COLUMNS: Column<AuditLine>[] = [
  { head: 'When', cell: ({ at }) => <When at={at} /> },
  { head: 'Who', cell: ({ by }) => by ?? <span className="text-ink-soft">nobody</span> },
  {
    head: 'What',
    cell: (entry) => (
      <>
        {actionText(entry.action)}
        <span className="hint block">
          <Entity {...entry} />
        </span>
      </>
    ),
  },
  { head: 'Fields', cell: ({ lines }) => <ChangeList lines={lines} />, className: 'wide' },
];

export function AuditTable({ rows }: { rows: readonly AuditLine[] }) {
  return <DataTable caption="Entries" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />;
}

function Entity({ entity, entityId }: AuditLine) {
  const path = ENTITY_PATHS.get(entity);
  const isRow = entityId.length === 36;
  const words = `${entity.replaceAll('_', ' ')} ${isRow ? entityId.slice(0, 8) : entityId}`;
  return path && isRow ? <Link to={path + entityId}>{words}</Link> : words;
}
