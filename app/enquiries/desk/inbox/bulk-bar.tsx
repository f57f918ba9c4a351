import type { ReactNode } from 'react';
import { Act } from '#app/platform/ui/action-menu.tsx';
import { AssignMenu, SnoozeMenu, TagMenu } from './actions.tsx';
import { bulkPath, type Filter } from './filter.ts';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { TickList } from '#app/platform/ui/tick-list.tsx';
import { HIDDEN } from '#app/enquiries/core/states.ts';

type Props = {
  id: string;
  filter: Filter;
  colleagues: readonly Colleague[];
  tags: readonly string[];
  matching: number;
  children: ReactNode;
};

export function BulkList({ id, filter, colleagues, tags, matching, children }: Props) {
  const bar = (
    <>
      <Act intent="take">Assign to me</Act>
      <AssignMenu colleagues={colleagues} />
      {HIDDEN.some((state) => state === filter.state) ? (
        <Act intent="not-spam">Not spam</Act>
      ) : (
        <>
          <Act intent="answered" hotkey="e">
            Mark answered
          </Act>
          <Act intent="spam" hotkey="!">
            Spam
          </Act>
          {filter.state === 'snoozed' ? <Act intent="wake">Wake up</Act> : <SnoozeMenu />}
        </>
      )}
      <TagMenu tags={tags} />
    </>
  );
  return (
    <TickList
      id={id}
      action={bulkPath(filter)}
      label="The ticked messages"
      matching={matching}
      bar={bar}
      hasFields
    >
      {children}
    </TickList>
  );
}
