import { Form } from '@remix-run/react';
import type { FormEvent, ReactNode } from 'react';
import { retention } from '#content/retention.ts';
import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { DraftTextArea } from '#app/platform/drafts/draft-text-area.tsx';
import type { Draft } from '#app/platform/drafts/drafts.server.ts';
import { answerTo, type FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { formOver, type WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import { SharedFields } from '#app/platform/forms/shared-fields.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { TextArea } from '#app/platform/ui/field.tsx';
import { When } from '#app/platform/ui/when.tsx';
import type { Note } from '#app/work/core/notes/notes.server.ts';
import { anchorOf, LONGEST_NOTE, NOTE_FORM } from './note.ts';

type Props = {
  aboutId: string;
  notes: readonly Note[];
  owner: string;
  me: string;
  submissionKey: string;
  kept: Draft | null;
  answer: Answer;
};

type Answer = (Pick<FormAnswer, 'intent' | 'row' | 'error' | 'typed'> & WithMeanwhile) | undefined;

export function Notes({ aboutId, notes, owner, me, submissionKey, kept, answer }: Props) {
  const shown = notes.filter(({ deletedAt }) => deletedAt === null);
  const deleted = notes.filter(({ deletedAt }) => deletedAt !== null);
  const refused = answerTo(answer, 'note');
  // What one typed is a draft until a note of one's own is newer.
  const last = shown.filter(({ mayEdit }) => mayEdit).map(({ at }) => at.toISOString());
  const base = last.toSorted().at(-1) ?? '';
  return (
    <section aria-labelledby="notes" className="grid gap-3">
      <h2 id="notes" tabIndex={-1} className="text-lg">
        Notes
      </h2>
      <NoteForm className="grid gap-3">
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="key" value={submissionKey} />
        <DraftOwner owner={owner} />
        {/* The form stays, so that its button keeps the focus. */}
        <DraftTextArea
          key={`${base} ${refused?.error}`}
          draft={`${me}.note.${aboutId}`}
          base={base}
          id="note-text"
          name="text"
          label="Note for colleagues"
          rows={3}
          maxLength={LONGEST_NOTE}
          defaultValue={refused?.typed.text ?? (kept?.intent === 'note' ? kept.text : undefined)}
          error={refused?.error}
          hint="The client never sees it."
        />
        <div>
          <Button type="submit" look="quiet" small>
            Add note
          </Button>
        </div>
      </NoteForm>
      <ul className="grid gap-4">
        {shown.map((note) => (
          <li key={note.id} id={anchorOf(note.id)} tabIndex={-1}>
            <Entry note={note} answer={answer} />
          </li>
        ))}
      </ul>
      {deleted.length > 0 && <Deleted notes={deleted} />}
    </section>
  );
}

function Deleted({ notes }: { notes: readonly Note[] }) {
  return (
    <details className="documents-older">
      <summary>{`Deleted notes (${notes.length})`}</summary>
      <p className="hint">{`Each is kept for ${retention.removedDocumentDays} days.`}</p>
      <ul className="grid gap-4">
        {notes.map(({ id, text, by, at }) => (
          <li key={id}>
            <p className="hint">
              {by ?? 'A former colleague'}, <When at={at} />
            </p>
            <p className="whitespace-pre-wrap">{text}</p>
            <Press id={id} intent="restore-note" label="Bring it back" />
          </li>
        ))}
      </ul>
    </details>
  );
}

type FormProps = { children: ReactNode; className?: string; removes?: boolean };

/** With React nothing scrolls; without, the page opens at the notes. */
function NoteForm({ children, className, removes = false }: FormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    sayThatItStays(event);
    if (removes) leaveNote(event);
  };
  return (
    <Form method="post" preventScrollReset onSubmit={onSubmit} className={className}>
      <input type="hidden" name="stays" defaultValue="" />
      {children}
    </Form>
  );
}

function sayThatItStays({ currentTarget }: FormEvent<HTMLFormElement>) {
  const field = currentTarget.elements.namedItem('stays');
  if (field instanceof HTMLInputElement) field.value = 'yes';
}

/** What has the focus is gone in a moment: its neighbour, or the heading, stands where it was. */
function leaveNote({ currentTarget }: FormEvent<HTMLFormElement>) {
  const entry = currentTarget.closest('li');
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling ?? document.getElementById('notes');
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

function Entry({ note, answer }: { note: Note; answer: Answer }) {
  const { id, text, by, at, editedAt, isPinned, mayEdit, mayDelete } = note;
  return (
    <article className="grid gap-1">
      <p className="hint">
        {isPinned && <strong>Pinned. </strong>}
        {by ?? 'A former colleague'}, <When at={at} />
        {editedAt && (
          <>
            , changed <When at={editedAt} />
          </>
        )}
      </p>
      <p className="whitespace-pre-wrap">{text}</p>
      <div className="flex flex-wrap gap-2">
        <Press
          id={id}
          intent="pin-note"
          label={isPinned ? 'Do not pin' : 'Pin'}
          pinned={isPinned ? 'no' : 'yes'}
        />
        {mayDelete && <Press id={id} intent="delete-note" label="Delete" />}
      </div>
      {mayEdit && <EditForm note={note} answer={answerTo(answer, 'edit-note', id)} />}
    </article>
  );
}

function Press({
  id,
  intent,
  label,
  pinned,
}: {
  id: string;
  intent: string;
  label: string;
  pinned?: string;
}) {
  return (
    <NoteForm removes={intent === 'delete-note'}>
      <input type="hidden" name="item" value={id} />
      {pinned && <input type="hidden" name="pinned" value={pinned} />}
      <Button type="submit" name="intent" value={intent} look="quiet" small>
        {label}
      </Button>
    </NoteForm>
  );
}

function EditForm({ note, answer }: { note: Note; answer: Answer }) {
  const { id, version } = note;
  const over = formOver(answer, null, { stored: NOTE_FORM.stored(note), version });
  return (
    <details open={answer !== undefined} key={`${version} ${over.from} ${answer?.error}`}>
      <summary className="hint inline-flex min-h-11 cursor-pointer items-center">Change</summary>
      <NoteForm className="grid gap-2">
        <input type="hidden" name="intent" value="edit-note" />
        <input type="hidden" name="item" value={id} />
        <SharedFields over={over} />
        <TextArea
          id={`note-${id}`}
          name="text"
          label="Note"
          rows={3}
          maxLength={LONGEST_NOTE}
          defaultValue={over.values.text}
          error={answer?.error}
        />
        <div>
          <Button type="submit" look="quiet" small>
            Save
          </Button>
        </div>
      </NoteForm>
    </details>
  );
}
