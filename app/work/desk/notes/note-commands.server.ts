import type { FirmActor } from '#app/accounts/core/actor.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import {
  done,
  missing,
  refused,
  stale,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { requireSubmissionKey } from '#app/platform/http/submission-key.ts';
import {
  addNote,
  deleteNote,
  editNote,
  pinNote,
  restoreNote,
  type About,
} from '#app/work/core/notes/notes.server.ts';
import { anchorOf, LONGEST_NOTE, type NoteIntent } from './note.ts';

type Task = Posted & { me: FirmActor };

/** Where React runs the page stays as it is. */
const placeOf = ({ form }: Task) => (form.get('stays') === 'yes' ? undefined : '#notes');
const GONE = { title: 'The note was deleted meanwhile' };

/** For the pages that have notes; `item` names the note. */
export function noteCommands<Context extends Task>(aboutOf: (task: Context) => About) {
  return {
    async note(task: Context) {
      const [text, error] = textOf(task);
      if (error) return refused(error);
      const added = await addNote(task.me, aboutOf(task), { text, key: requireSubmissionKey(task.form) });
      if (added === 'gone') return missing();
      return done<NoteIntent>({
        title: 'Note added',
        place: placeOf(task),
        undo: { intent: 'delete-note', item: added.id },
      });
    },
    async 'edit-note'(task: Context) {
      const [text, error] = textOf(task);
      if (error) return refused(error);
      const edited = { id: noteIn(task), text, version: requireVersion(task.form) };
      const saved = await editNote(task.me, aboutOf(task), edited);
      if (saved === 'changed')
        return stale('You saved it elsewhere meanwhile. Press again if this still holds.');
      if (saved === 'gone') return unchanged(GONE);
      const isUndo = task.form.get('back') === 'yes';
      return done<NoteIntent>({
        title: isUndo ? 'As it was before' : 'Note saved',
        place: placeOf(task),
        undo: isUndo ? undefined : backTo(edited.id, saved),
      });
    },
    async 'pin-note'(task: Context) {
      const isPinned = task.form.get('pinned') === 'yes';
      const saved = await pinNote(task.me, aboutOf(task), noteIn(task), isPinned);
      return saved === 'gone'
        ? unchanged(GONE)
        : done<NoteIntent>({
            title: isPinned ? 'Pinned' : 'No longer pinned',
            place: placeOf(task),
            undo: { intent: 'pin-note', item: noteIn(task), pinned: isPinned ? 'no' : 'yes' },
          });
    },
    async 'delete-note'(task: Context) {
      const item = noteIn(task);
      if ((await deleteNote(task.me, aboutOf(task), item)) === 'gone') return unchanged(GONE);
      return done<NoteIntent>({
        title: 'Note deleted',
        place: placeOf(task),
        undo: { intent: 'restore-note', item },
      });
    },
    async 'restore-note'(task: Context) {
      const item = noteIn(task);
      const restored = await restoreNote(task.me, aboutOf(task), item);
      return restored === 'gone'
        ? unchanged(GONE)
        : done({ title: 'Note restored', place: `#${anchorOf(item)}` });
    },
  };
}

/** Undo goes with a cookie, in which no longer text has room. */
const LONGEST_BACK = 1000;

function backTo(item: string, { before, version }: { before: string; version: number }) {
  if (before.length > LONGEST_BACK) return undefined;
  return { intent: 'edit-note', item, text: before, version: String(version), back: 'yes' } as const;
}

function noteIn({ form }: Task): string {
  return textIn(form, 'item');
}

function textOf({ form }: Task): [text: string, error?: string] {
  const text = paragraphs(textIn(form, 'text'));
  if (!text) return [text, 'Write the note first.'];
  return text.length > LONGEST_NOTE ? [text, tooLong(LONGEST_NOTE)] : [text];
}
