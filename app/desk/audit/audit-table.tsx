import { Link } from '@remix-run/react';
import { ChangeList } from '#app/platform/audit/change-list.tsx';
import { AUDITED_CONTENT } from '#app/content/core/content-path.ts';
import { adminPath, lists } from '#app/lists/core/lists.ts';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import { When } from '#app/platform/ui/when.tsx';
import type { AuditLine } from './find.server.ts';

export const ENTITY_PATHS = new Map<string, string>([
  ['message', '/admin/messages/'],
  ['user', '/admin/users/'],
  ['booking', '/admin/bookings/'],
  ['engagement', '/admin/work/'],
  ['taxpayer', '/admin/taxpayers/'],
  ['diary', '/admin/bookings/hours?of='],
  ['mail', '/admin/mail?mail='],
  ...AUDITED_CONTENT,
  ...lists.map(({ name, entity }) => [entity, `${adminPath(name)}/history/`] as const),
]);

const COLUMNS: Column<AuditLine>[] = [
  { head: 'When', cell: ({ at }) => <When at={at} /> },
  {
    head: 'What',
    cell: (entry) => (
      <>
        <span className="font-semibold">{entry.by}</span> {entry.verb} <Thing {...entry} />
      </>
    ),
    className: 'wide',
  },
  { head: 'Fields', cell: ({ lines }) => <ChangeList lines={lines} />, className: 'wide' },
];

export function AuditTable({ rows }: { rows: readonly AuditLine[] }) {
  return <DataTable caption="Entries" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />;
}

function isOfContent(entity: string): boolean {
  return AUDITED_CONTENT.some(([name]) => name === entity);
}

function Thing({ entity, entityId, thing }: AuditLine) {
  const path = ENTITY_PATHS.get(entity);
  return path && (entityId.length === 36 || isOfContent(entity)) ? (
    <Link to={path + entityId}>{thing}</Link>
  ) : (
    thing
  );
}
