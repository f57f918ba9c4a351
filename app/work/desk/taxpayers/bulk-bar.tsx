import type { ReactNode } from 'react';
import { Act, ActionMenu, Choice } from '#app/platform/ui/action-menu.tsx';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { TickList } from '#app/platform/ui/tick-list.tsx';
import { TAXPAYERS, type Filter } from './filter.ts';

type Props = {
  id: string;
  filter: Filter;
  colleagues: readonly Colleague[];
  me: string;
  matching: number;
  children: ReactNode;
};

export function BulkList({ id, filter, colleagues, me, matching, children }: Props) {
  const bar = (
    <>
      <Act intent={`assign:${me}`}>Look after them</Act>
      <ActionMenu id="assign-menu" label="Looked after by" hotkey="a">
        {colleagues
          .filter((one) => one.id !== me)
          .map((one) => (
            <Choice key={one.id} intent={`assign:${one.id}`}>
              {one.name}
            </Choice>
          ))}
        <Choice intent="assign:nobody">Nobody</Choice>
      </ActionMenu>
    </>
  );
  return (
    <TickList
      id={id}
      action={TAXPAYERS.postTo(filter)}
      label="The ticked clients"
      matching={matching}
      bar={bar}
    >
      {children}
    </TickList>
  );
}
