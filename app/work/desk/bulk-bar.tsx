import type { ReactNode } from 'react';
import { Act, ActionMenu, Choice } from '#app/platform/ui/action-menu.tsx';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { TickList } from '#app/platform/ui/tick-list.tsx';
import { BULK_STATES } from './bulk-states.ts';
import { WORK, type Filter } from './filter.ts';
import { ENGAGEMENT_STATE } from '#app/work/core/engagements/states.ts';

type Props = {
  id: string;
  filter: Filter;
  colleagues: readonly Colleague[];
  me: string;
  matching: number;
  children: ReactNode;
};

export function BulkList({ id, filter, colleagues, me, matching, children }: Props) {
  const others = colleagues.filter((one) => one.id !== me);
  const bar = (
    <>
      <Act intent={`assign:${me}`}>Assign to me</Act>
      <ActionMenu id="assign-menu" label="Assign" hotkey="a">
        {others.map((one) => (
          <Choice key={one.id} intent={`assign:${one.id}`}>
            {one.name}
          </Choice>
        ))}
        <Choice intent="assign:nobody">Nobody</Choice>
      </ActionMenu>
      <ActionMenu id="state-menu" label="Set state" hotkey="s">
        {BULK_STATES.map((state) => (
          <Choice key={state} intent={`state:${state}`}>
            {ENGAGEMENT_STATE[state].desk.label}
          </Choice>
        ))}
      </ActionMenu>
      <Act intent="remind">Remind</Act>
      <Act intent="next">Plan next period</Act>
    </>
  );
  return (
    <TickList
      id={id}
      action={WORK.postTo(filter)}
      label="The ticked engagements"
      matching={matching}
      bar={bar}
    >
      {children}
    </TickList>
  );
}
