import type { SharedForm } from '#app/platform/forms/meanwhile.ts';

export const LONGEST_NOTE = 10_000;

export type NoteIntent = 'note' | 'edit-note' | 'pin-note' | 'delete-note' | 'restore-note';

export const NOTE_FORM: SharedForm<{ text: string }> = {
  words: { text: 'Note' },
  stored: ({ text }) => ({ text }),
};

export function anchorOf(id: string): string {
  return `note-entry-${id}`;
}
