import type { ReactNode } from 'react';
import { Act } from '#app/platform/ui/action-menu.tsx';
import { TickList } from '#app/platform/ui/tick-list.tsx';
import type { ListPage } from './administer.server.ts';
import { filterOf } from './filter.ts';
import { MANY_ACTS } from './list-answer.ts';

const LABELS: Record<(typeof MANY_ACTS)[number], string> = {
  show: 'Activate',
  hide: 'Hide',
  delete: 'Delete',
};

type Props = { id: string; page: ListPage; children: ReactNode };

export function BulkList({ id, page: { list, filter, rows, matching }, children }: Props) {
  const bar = MANY_ACTS.map((act) => (
    <Act key={act} intent={`many:${act}`}>
      {LABELS[act]}
      <span className="sr-only"> the ticked {list.plural}</span>
    </Act>
  ));
  return (
    <TickList
      id={id}
      action={filterOf(list).postTo(filter)}
      label={`The ticked ${list.plural}`}
      bar={bar}
      matching={matching > rows.length ? matching : 0}
    >
      {children}
    </TickList>
  );
}
