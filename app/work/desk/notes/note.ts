export const LONGEST_NOTE = 10_000;

export type NoteIntent = 'note' | 'edit-note' | 'pin-note' | 'delete-note' | 'restore-note';
