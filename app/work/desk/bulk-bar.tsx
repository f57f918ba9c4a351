import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Act, ActionMenu, Choice } from '#app/platform/ui/action-menu.tsx';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { TickList } from '#app/platform/ui/tick-list.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { BULK_STATES } from './bulk-command.ts';
import type { BulkQuestion } from './bulk-texts.ts';
import { WORK, type Filter } from './filter.ts';
import { ENGAGEMENT_STATE } from '#app/work/core/engagements/states.ts';

type Props = {
  id: string;
  filter: Filter;
  colleagues: readonly Colleague[];
  me: string;
  children: ReactNode;
};

export function BulkList({ id, filter, colleagues, me, children }: Props) {
  const others = colleagues.filter((one) => one.id !== me);
  const bar = (
    <>
      <Act intent={`assign:${me}`}>Assign to me</Act>
      <ActionMenu id="assign-menu" label="Assign">
        {others.map((one) => (
          <Choice key={one.id} intent={`assign:${one.id}`}>
            {one.name}
          </Choice>
        ))}
        <Choice intent="assign:nobody">Nobody</Choice>
      </ActionMenu>
      <ActionMenu id="state-menu" label="Set status">
        {BULK_STATES.map((state) => (
          <Choice key={state} intent={`state:${state}`}>
            {ENGAGEMENT_STATE[state].desk.label}
          </Choice>
        ))}
      </ActionMenu>
      <Act intent="remind">Remind</Act>
      <Act intent="next">Open next period</Act>
    </>
  );
  return (
    <TickList id={id} action={WORK.postTo(filter)} label="The ticked engagements" bar={bar}>
      {children}
    </TickList>
  );
}

/** Asked before ten or more are changed at once. */
export function Question({ question, filter }: { question: BulkQuestion; filter: Filter }) {
  const { title, yes, fields } = question;
  return (
    <div role="alert" tabIndex={-1} ref={focus} className="my-3">
      <Notice title={title}>
        <div className="mt-3 flex flex-wrap gap-3">
          <Form method="post" action={WORK.postTo(filter)}>
            {fields.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" small>
              {yes}
            </Button>
          </Form>
          <Link to={WORK.to(filter)} className="btn btn-quiet btn-small">
            Leave them
          </Link>
        </div>
      </Notice>
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
