import type { ReactNode } from 'react';
import { Act, ActionMenu, Choice } from '#app/platform/ui/action-menu.tsx';
import { useMay } from '#app/accounts/access/use-may.ts';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { TickList } from '#app/platform/ui/tick-list.tsx';
import { BULK_STATES } from './bulk-states.ts';
import { ENGAGEMENT_STATE } from '#app/work/core/engagements/states.ts';

type Props = {
  id: string;
  action: string;
  label: string;
  mine: string;
  others: string;
  colleagues: readonly Colleague[];
  me: string;
  matching: number;
  acts?: ReactNode;
  children: ReactNode;
};

export function BulkList({ mine, others, colleagues, me, acts, children, ...list }: Props) {
  const bar = (
    <>
      <Act intent={`assign:${me}`}>{mine}</Act>
      <ActionMenu id="assign-menu" label={others} hotkey="a">
        {colleagues
          .filter((one) => one.id !== me)
          .map((one) => (
            <Choice key={one.id} intent={`assign:${one.id}`}>
              {one.name}
            </Choice>
          ))}
        <Choice intent="assign:nobody">Nobody</Choice>
      </ActionMenu>
      {acts}
    </>
  );
  return (
    <TickList {...list} bar={bar}>
      {children}
    </TickList>
  );
}

export function PlannedActs() {
  const mayApprove = useMay('allocate');
  return (
    <>
      {mayApprove && <Act intent="approve">Approve</Act>}
      <Act intent="start-day">Begin on another day</Act>
      <Act intent="due-day">Change due day</Act>
      <Act intent="price">Change price</Act>
      <Act intent="skip">Leave out</Act>
      {mayApprove && <Act intent="unapprove">Take the approval back</Act>}
    </>
  );
}

export function LeftOutActs() {
  return <Act intent="plan-again">Plan again</Act>;
}

export function WorkActs() {
  return (
    <>
      <ActionMenu id="state-menu" label="Set state" hotkey="s">
        {BULK_STATES.map((state) => (
          <Choice key={state} intent={`state:${state}`}>
            {ENGAGEMENT_STATE[state].desk.label}
          </Choice>
        ))}
      </ActionMenu>
      <Act intent="remind">Remind</Act>
      <Act intent="next">Plan next period</Act>
      <Act intent="due-day">Change due day</Act>
      <Act intent="price">Change price</Act>
    </>
  );
}
