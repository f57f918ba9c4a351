import type { FirmActor } from '#app/accounts/core/actor.ts';
import { paragraphs } from '#app/platform/core/text.ts';
import { done, missing, refused, unchanged, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { saveShared } from '#app/platform/forms/shared-form.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { requireSubmissionKey } from '#app/platform/http/submission-key.ts';
import {
  addNote,
  deleteNote,
  editNote,
  notesOf,
  pinNote,
  restoreNote,
  type About,
} from '#app/work/core/notes/notes.server.ts';
import { anchorOf, LONGEST_NOTE, NOTE_FORM, type NoteIntent } from './note.ts';

type Task = Posted & { me: FirmActor };

/** Where React runs the page stays as it is. */
const placeOf = ({ form }: Task) => (form.get('stays') === 'yes' ? undefined : '#notes');
const GONE = { title: 'The note was deleted meanwhile' };

/** For the pages that have notes; `item` names the note. */
export function noteCommands<Context extends Task>(aboutOf: (task: Context) => About) {
  return {
    async note(task: Context) {
      const [text, error] = textOf(task.form);
      if (error) return refused(error);
      const added = await addNote(task.me, aboutOf(task), { text, key: requireSubmissionKey(task.form) });
      if (added === 'gone') return missing();
      return done<NoteIntent>({
        title: 'Note added',
        place: placeOf(task),
        undo: { intent: 'delete-note', item: added.id },
      });
    },
    'edit-note'(task: Context) {
      const { me, form } = task;
      const [item, about] = [noteIn(task), aboutOf(task)];
      return saveShared(form, NOTE_FORM, {
        find: async () => (await notesOf(me, about)).find(({ id, mayEdit }) => id === item && mayEdit),
        ifRemoved: unchanged<NoteIntent>(GONE),
        place: placeOf(task),
        undo: { intent: 'edit-note', item },
        async save({ form: sent, version }) {
          const [text, error] = textOf(sent);
          if (error) return refused(error);
          const before = await editNote(me, about, { id: item, text, version });
          if (typeof before === 'string') return before;
          return { kind: 'saved', before, after: { text }, title: 'Note saved' };
        },
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

function noteIn({ form }: Task): string {
  return textIn(form, 'item');
}

function textOf(form: FormData): [text: string, error?: string] {
  const text = paragraphs(textIn(form, 'text'));
  if (!text) return [text, 'Write the note first.'];
  return text.length > LONGEST_NOTE ? [text, tooLong(LONGEST_NOTE)] : [text];
}
