import { Form } from '@remix-run/react';
import { AssignMenu, SnoozeMenu, TagMenu } from '../inbox/actions.tsx';
import { Act, TypedByDefault } from '#app/platform/ui/action-menu.tsx';
import { tickOf } from '#app/platform/forms/ticked.ts';
import { bulkPath, type Filter } from '../inbox/filter.ts';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { When } from '#app/platform/ui/when.tsx';
import { Stay } from './forms.tsx';
import type { Message } from './message.ts';

type Props = {
  message: Message;
  me: string;
  filter: Filter;
  colleagues: readonly Colleague[];
  tags: readonly string[];
};

/** Actions that take one or two presses; each can be undone. */
export function QuickForm({ message, me, filter, colleagues, tags }: Props) {
  const { state, snoozedUntil, assigneeId } = message;
  const isOpen = state === 'new' || state === 'in_progress';
  return (
    <Form method="post" action={bulkPath(filter)} className="message-quick" aria-label="Quick actions">
      <TypedByDefault />
      <input type="hidden" name="ticked" value={tickOf(message)} />
      <input type="hidden" name="from" value={message.id} />
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
