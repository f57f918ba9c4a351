import { Link } from '@remix-run/react';
import { When } from '#app/ui/when.tsx';
import { adminPath, lists } from '#app/lists/lists.ts';
import { deedText } from './change-lines.ts';
import { ChangeList } from './change-list.tsx';
import type { AuditLine } from './find.server.ts';

const PATHS: Record<string, string> = {
  message: '/admin/messages/',
  user: '/admin/users/',
  ...Object.fromEntries(lists.map(({ name, entity }) => [entity, `${adminPath(name)}/history/`])),
};

/** What was done, by whom, to what, field by field. */
export function AuditTable({ rows }: { rows: readonly AuditLine[] }) {
  return (
    <table className="desk-table">
      <caption className="sr-only">Entries</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">Fields</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              <When at={entry.at} />
            </th>
            <td>{entry.by ?? <span className="text-ink-soft">nobody</span>}</td>
            <td>
              {deedText(entry.action)}
              <span className="hint block">
                <Entity {...entry} />
              </span>
            </td>
            <td className="wide">
              <ChangeList lines={entry.lines} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Entity({ entity, entityId }: AuditLine) {
  const path = Object.hasOwn(PATHS, entity) ? PATHS[entity] : undefined;
  const isRow = entityId.length === 36;
  const short = isRow ? entityId.slice(0, 8) : entityId;
  const words = `${entity.replaceAll('_', ' ')} ${short}`;
  return path && isRow ? <Link to={path + entityId}>{words}</Link> : words;
}
