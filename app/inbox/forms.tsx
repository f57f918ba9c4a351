import { Form, useNavigation } from '@remix-run/react';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { MESSAGE_STATES } from '#app/db/message-values.ts';
import { Button } from '#app/ui/button.tsx';
import { DraftOwner } from '#app/drafts/draft-owner.tsx';
import { KeptTextArea } from '#app/drafts/kept-text-area.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { STATE_LABELS, type Colleague, type Message } from './message.ts';
import type { Command } from './command.ts';
import type { Template } from './templates.ts';

type Common = {
  message: Message;
  me: string;
  owner?: string;
  command?: Command;
  error?: string;
};

type ReplyProps = Common & { templates: readonly Template[]; chosen: string; replyAddress: string };

/** Templates are links without JavaScript; with it they are added to the typed text. */
export function ReplyForm(props: ReplyProps) {
  const { message, me, owner = '', command, error, templates, chosen, replyAddress } = props;
  const area = useRef<HTMLFormElement>(null);
  const body = command?.kind === 'reply' ? command.body : chosen;

  function insert(event: MouseEvent, text: string) {
    const field = area.current?.elements.namedItem('body');
    if (!(field instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    field.value =
      field.value.trim() && !isTemplate(field.value, templates) ? `${field.value}\n\n${text}` : text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }

  return (
    <section aria-labelledby="reply">
      <h2 id="reply" className="text-lg">
        Reply by mail
      </h2>
      <p className="hint mt-2 mb-3">
        Begin with:{' '}
        {templates.map(({ id, label, text }, index) => (
          <span key={id}>
            {index > 0 && ' · '}
            <a href={`?template=${id}#reply`} onClick={(event) => insert(event, text)}>
              {label}
            </a>
          </span>
        ))}
      </p>
      <Form
        method="post"
        ref={area}
        key={lastOf(message, me, 'reply')}
        onKeyDown={sendWithKeys}
        className="grid gap-4"
      >
        <input type="hidden" name="version" value={message.version} />
        <DraftOwner owner={owner} />
        <KeptTextArea
          draft={`${me}.${message.id}.reply`}
          base={lastOf(message, me, 'reply') ?? ''}
          id="reply-body"
          name="body"
          label="Your reply"
          rows={11}
          maxLength={10_000}
          required
          defaultValue={body}
          error={error}
          hint={`Goes to ${message.email}; an answer comes to ${replyAddress}. The message is quoted below it. Ctrl+Enter sends.`}
        />
        <div>
          <Submit intent="reply" label="Send reply" busy="Sending..." />
        </div>
      </Form>
    </section>
  );
}

export function NoteForm({ message, me, owner = '', command, error }: Common) {
  return (
    <section aria-labelledby="note">
      <h2 id="note" className="mb-3 text-lg">
        Note for administrators
      </h2>
      <Form method="post" key={lastOf(message, me, 'note')} onKeyDown={sendWithKeys} className="grid gap-4">
        <input type="hidden" name="version" value={message.version} />
        <DraftOwner owner={owner} />
        <KeptTextArea
          draft={`${me}.${message.id}.note`}
          base={lastOf(message, me, 'note') ?? ''}
          id="note-body"
          name="body"
          label="Note"
          rows={3}
          maxLength={10_000}
          required
          className="[&_textarea]:min-h-24"
          defaultValue={command?.kind === 'note' ? command.body : ''}
          error={error}
          hint="Never mailed."
        />
        <div>
          <Submit intent="note" label="Add note" busy="Saving..." quiet />
        </div>
      </Form>
    </section>
  );
}

export function HandlingForm({
  message,
  command,
  colleagues,
}: Common & { colleagues: readonly Colleague[] }) {
  const values = command?.kind === 'handle' ? command : message;
  const isKnown = colleagues.some(({ id }) => id === message.assigneeId);
  const assignees = [
    { value: '', label: 'Nobody' },
    ...(message.assigneeId && !isKnown
      ? [{ value: message.assigneeId, label: 'No administrator any more' }]
      : []),
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Form method="post" key={message.version} className="grid gap-4" aria-label="State and assignment">
      <input type="hidden" name="version" value={message.version} />
      <SelectField
        id="state"
        name="state"
        label="State"
        defaultValue={values.state}
        options={MESSAGE_STATES.map((state) => ({ value: state, label: STATE_LABELS[state] }))}
      />
      <SelectField
        id="assignee"
        name="assignee"
        label="Assigned to"
        defaultValue={values.assigneeId ?? ''}
        options={assignees}
      />
      <div>
        <Submit intent="handle" label="Save" busy="Saving..." quiet />
      </div>
    </Form>
  );
}

export function DeleteForm({ message }: Pick<Common, 'message'>) {
  return (
    <details>
      <summary className="hint inline-flex min-h-11 cursor-pointer items-center">Delete this message</summary>
      <Form method="post" className="mt-2 grid gap-3">
        <input type="hidden" name="version" value={message.version} />
        <p>With its notes and replies. It can't be brought back.</p>
        <div>
          <Submit intent="delete" label="Delete for good" busy="Deleting..." quiet />
        </div>
      </Form>
    </details>
  );
}

type SubmitProps = { intent: Command['kind']; label: string; busy: string; quiet?: boolean };

function Submit({ intent, label, busy, quiet }: SubmitProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  return (
    <Button type="submit" name="intent" value={intent} look={quiet ? 'quiet' : 'primary'} disabled={isBusy}>
      {isBusy ? busy : label}
    </Button>
  );
}

function sendWithKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit(event.currentTarget.querySelector<HTMLButtonElement>('[name=intent]'));
}

/** A key that changes, and so empties the form, when this administrator's own entry was stored. */
function lastOf(message: Message, me: string, kind: 'note' | 'reply'): string | undefined {
  return message.entries.findLast((entry) => entry.kind === kind && entry.authorId === me)?.id;
}

function isTemplate(text: string, templates: readonly Template[]): boolean {
  return templates.some((template) => template.text === text);
}
