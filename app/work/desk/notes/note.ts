export const LONGEST_NOTE = 10_000;

export type NoteIntent = 'note' | 'edit-note' | 'pin-note' | 'delete-note' | 'restore-note';

/** Of a note on its page. */
export function anchorOf(id: string): string {
  return `note-entry-${id}`;
}
