import { Form, useNavigation } from '@remix-run/react';
import { ENQUIRY_STATES } from '#app/platform/db/enquiry-values.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { sendWithKeys } from '#app/platform/ui/send-with-keys.ts';
import type { Draft } from '#app/platform/drafts/drafts.server.ts';
import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { DraftTextArea } from '#app/platform/drafts/draft-text-area.tsx';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import type { Colleague } from '#app/accounts/core/colleagues.server.ts';
import { ENQUIRY_STATE } from '#app/enquiries/core/states.ts';
import type { Enquiry } from './enquiry.ts';
import type { EnquiryIntent } from './posted.ts';
import { TagList } from '../inbox/tag-list.tsx';

export type Common = {
  enquiry: Enquiry;
  me: string;
  owner?: string;
  typed?: Draft;
  error?: string;
};

export function NoteForm({ enquiry, me, owner = '', typed, error }: Common) {
  return (
    <section aria-labelledby="note">
      <h2 id="note" className="mb-3 text-lg">
        Note for colleagues
      </h2>
      <Form method="post" preventScrollReset onKeyDown={sendWithKeys} className="grid gap-4">
        <input type="hidden" name="version" value={enquiry.version} />
        <DraftOwner owner={owner} />
        <DraftTextArea
          key={lastOf(enquiry, me, 'note')}
          draft={`${me}.${enquiry.id}.note`}
          base={lastOf(enquiry, me, 'note') ?? ''}
          id="note-body"
          name="body"
          label="Note"
          rows={3}
          maxLength={10_000}
          required
          className="[&_textarea]:min-h-24"
          defaultValue={typed?.body ?? ''}
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
  enquiry,
  typed,
  colleagues,
  tags,
}: Common & { colleagues: readonly Colleague[]; tags: readonly string[] }) {
  const isKnown = colleagues.some(({ id }) => id === enquiry.assigneeId);
  const assignees = [
    { value: '', label: 'Nobody' },
    ...(enquiry.assigneeId && !isKnown
      ? [{ value: enquiry.assigneeId, label: 'No colleague any more' }]
      : []),
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Form method="post" key={enquiry.version} className="grid gap-4" aria-label="State and assignment">
      <input type="hidden" name="version" value={enquiry.version} />
      <SelectField
        id="state"
        name="state"
        label="State"
        defaultValue={typed?.state ?? enquiry.state}
        options={ENQUIRY_STATES.map((state) => ({ value: state, label: ENQUIRY_STATE[state].desk.label }))}
      />
      <SelectField
        id="assignee"
        name="assignee"
        label="Assigned to"
        defaultValue={typed?.assignee ?? enquiry.assigneeId ?? ''}
        options={assignees}
      />
      <TextField
        id="tags"
        name="tags"
        label="Tags"
        hint="With commas between them."
        list="known-tags"
        maxLength={900}
        defaultValue={typed?.tags ?? enquiry.tags.join(', ')}
      />
      <TagList id="known-tags" tags={tags} />
      <div>
        <Submit intent="handle" label="Save" busy="Saving..." quiet />
      </div>
    </Form>
  );
}

export function DeleteForm({ enquiry }: Pick<Common, 'enquiry'>) {
  return (
    <details>
      <summary className="hint inline-flex min-h-11 cursor-pointer items-center">Delete this message</summary>
      <Form method="post" className="mt-2 grid gap-3">
        <input type="hidden" name="version" value={enquiry.version} />
        <p>With its notes, replies and files. It can't be brought back.</p>
        <div>
          <Submit intent="delete" label="Delete for good" busy="Deleting..." quiet />
        </div>
      </Form>
    </details>
  );
}

export function Stay() {
  return (
    <label className="tick">
      <input type="checkbox" name="stay" value="yes" />
      Stay on this message
    </label>
  );
}

type SubmitProps = { intent: EnquiryIntent; label: string; busy: string; quiet?: boolean };

export function Submit({ intent, label, busy, quiet }: SubmitProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      look={quiet ? 'quiet' : 'primary'}
      disabled={isBusy}
      data-sends
    >
      {isBusy ? busy : label}
    </Button>
  );
}

/** A key that changes, and so empties the form, when this colleague's own entry was stored. */
export function lastOf(enquiry: Enquiry, me: string, kind: 'note' | 'reply'): string | undefined {
  return enquiry.entries.findLast((entry) => entry.kind === kind && entry.authorId === me)?.id;
}
