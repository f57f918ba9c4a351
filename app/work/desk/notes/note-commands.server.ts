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
import { anchorOf, LONGEST_NOTE } from './note.ts';

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
      const about = aboutOf(task);
      if ((await addNote(task.me, about, { text, key: requireSubmissionKey(task.form) })) === 'gone')
        return missing();
      return done({ title: 'Note added', place: placeOf(task) });
    },
    async 'edit-note'(task: Context) {
      const [text, error] = textOf(task);
      if (error) return refused(error);
      const edited = { id: noteIn(task), text, version: requireVersion(task.form) };
      const saved = await editNote(task.me, aboutOf(task), edited);
      if (saved === 'changed')
        return stale('You saved it elsewhere meanwhile. Press again if this still holds.');
      return saved === 'gone' ? unchanged(GONE) : done({ title: 'Note saved', place: placeOf(task) });
    },
    async 'pin-note'(task: Context) {
      const isPinned = task.form.get('pinned') === 'yes';
      const saved = await pinNote(task.me, aboutOf(task), noteIn(task), isPinned);
      return saved === 'gone'
        ? unchanged(GONE)
        : done({ title: isPinned ? 'Pinned' : 'No longer pinned', place: placeOf(task) });
    },
    async 'delete-note'(task: Context) {
      const item = noteIn(task);
      if ((await deleteNote(task.me, aboutOf(task), item)) === 'gone') return unchanged(GONE);
      return done<'restore-note'>({
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

function noteIn({ form }: Task): string {
  return textIn(form, 'item');
}

function textOf({ form }: Task): [text: string, error?: string] {
  const text = paragraphs(textIn(form, 'text'));
  if (!text) return [text, 'Write the note first.'];
  return text.length > LONGEST_NOTE ? [text, tooLong(LONGEST_NOTE)] : [text];
}
