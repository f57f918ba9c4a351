import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { When } from '#app/ui/when.tsx';
import { tickOf } from '#app/inbox/bulk-command.ts';
import { filterQuery, type Filter } from '#app/inbox/filter.ts';
import { Stay } from './forms.tsx';
import type { Message } from './message.ts';
import { SNOOZES } from '#app/inbox/snooze.ts';

type Props = { message: Message; me: string; filter: Filter };

/** What is done with one press; each can be undone. */
export function QuickForm({ message, me, filter }: Props) {
  const { state, snoozedUntil, assigneeId } = message;
  const isOpen = state === 'new' || state === 'in_progress';
  return (
    <Form
      method="post"
      action={`/admin/messages${filterQuery(filter).replace('?', '?index&') || '?index'}`}
      className="message-quick"
      aria-label="Quick actions"
    >
      <input type="hidden" name="ticked" value={tickOf(message)} />
      <input type="hidden" name="from" value={message.id} />
      {assigneeId !== me && <Act intent="take">Assign to me</Act>}
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
      {isOpen && !snoozedUntil && (
        <>
          <select className="input" name="snooze" aria-label="Snooze until" data-key="s">
            {Object.entries(SNOOZES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <input className="input" type="date" name="day" aria-label="Or until this day, at 08:00" />
          <Act intent="snooze">Snooze</Act>
        </>
      )}
      <Stay />
    </Form>
  );
}

function Act({ intent, hotkey, children }: { intent: string; hotkey?: string; children: ReactNode }) {
  return (
    <Button type="submit" name="intent" value={intent} look="quiet" small data-key={hotkey}>
      {children}
    </Button>
  );
}
