import { Form } from '@remix-run/react';
import { AssignMenu, SnoozeMenu, TagMenu } from '../inbox/actions.tsx';
import { Act, TypedByDefault } from '#app/platform/ui/action-menu.tsx';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { When } from '#app/platform/ui/when.tsx';
import { Stay } from './forms.tsx';
import type { Enquiry } from './enquiry.ts';
import { ENQUIRY_STATE, isOpen, type EnquiryAct } from '#app/enquiries/core/states.ts';

type Props = {
  enquiry: Enquiry;
  me: string;
  colleagues: readonly Colleague[];
  tags: readonly string[];
};

export function QuickForm({ enquiry, me, colleagues, tags }: Props) {
  const { state, snoozedUntil, assigneeId } = enquiry;
  const { desk } = ENQUIRY_STATE[state];
  const canSleep = isOpen(state);
  return (
    <Form method="post" className="message-quick" aria-label="Quick actions">
      <TypedByDefault />
      <input type="hidden" name="version" value={enquiry.version} />
      <a href="#reply-body" className="btn btn-small">
        Reply
      </a>
      {assigneeId !== me && <Act intent="take">Assign to me</Act>}
      <AssignMenu colleagues={colleagues} />
      {desk.acts.map((act) => (
        <StateAct key={act} act={act} />
      ))}
      {canSleep && snoozedUntil && (
        <span>
          Snoozed until <When at={snoozedUntil} /> <Act intent="wake">Wake up</Act>
        </span>
      )}
      {canSleep && !snoozedUntil && <SnoozeMenu />}
      <TagMenu tags={tags} />
      <Stay />
    </Form>
  );
}

function StateAct({ act }: { act: EnquiryAct }) {
  switch (act) {
    case 'answered':
      return (
        <Act intent={act} hotkey="e">
          Mark answered
        </Act>
      );
    case 'reopen':
      return <Act intent={act}>Open again</Act>;
    case 'spam':
      return (
        <Act intent={act} hotkey="!">
          Spam
        </Act>
      );
    case 'not-spam':
      return <Act intent={act}>Not spam</Act>;
  }
}
