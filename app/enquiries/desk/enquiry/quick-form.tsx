import { Form } from '@remix-run/react';
import { AssignMenu, SnoozeMenu, TagMenu } from '../inbox/actions.tsx';
import { Act, TypedByDefault } from '#app/platform/ui/action-menu.tsx';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { bulkPath, type Filter } from '../inbox/filter.ts';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { When } from '#app/platform/ui/when.tsx';
import { Stay } from './forms.tsx';
import type { Enquiry } from './enquiry.ts';

type Props = {
  enquiry: Enquiry;
  me: string;
  filter: Filter;
  colleagues: readonly Colleague[];
  tags: readonly string[];
};

/** Actions that take one or two presses; each can be undone. */
export function QuickForm({ enquiry, me, filter, colleagues, tags }: Props) {
  const { state, snoozedUntil, assigneeId } = enquiry;
  const isOpen = state === 'new' || state === 'in_progress';
  return (
    <Form method="post" action={bulkPath(filter)} className="message-quick" aria-label="Quick actions">
      <TypedByDefault />
      <input type="hidden" name="ticked" value={tickOf(enquiry)} />
      <input type="hidden" name="from" value={enquiry.id} />
      <a href="#reply-body" className="btn btn-small">
        Reply
      </a>
      {assigneeId !== me && <Act intent="take">Assign to me</Act>}
      <AssignMenu colleagues={colleagues} />
      {isOpen && (
        <Act intent="answered" hotkey="e">
          Mark answered
        </Act>
      )}
      {state === 'answered' && <Act intent="reopen">Open again</Act>}
      {state === 'spam' ? <Act intent="not-spam">Not spam</Act> : <Act intent="spam">Spam</Act>}
      {isOpen && snoozedUntil && (
        <span>
          Snoozed until <When at={snoozedUntil} /> <Act intent="wake">Wake up</Act>
        </span>
      )}
      {isOpen && !snoozedUntil && <SnoozeMenu />}
      <TagMenu tags={tags} />
      <Stay />
    </Form>
  );
}
