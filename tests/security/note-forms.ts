import type { Fields } from './form.ts';

export function notes(item: string): Fields[] {
  return [
    { intent: 'note', text: 'Call before noon.', key: 'one-note-of-the-firm' },
    { intent: 'edit-note', item, text: 'Call after noon.', version: '1' },
    { intent: 'pin-note', item, pinned: 'yes' },
    { intent: 'delete-note', item },
    { intent: 'restore-note', item },
  ];
}
