import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StoredDocument } from './document.ts';
import { DocumentList } from './document-list.tsx';

const DELIVERED: StoredDocument = {
  id: '1a2b3c4d-0000-4000-8000-000000000000',
  itemId: null,
  noteId: null,
  direction: 'to_client',
  name: 'Mandate.pdf',
  type: 'application/pdf',
  size: 9,
  sha256: '0'.repeat(64),
  scan: null,
  isRemovable: false,
  isNew: false,
  isChecked: true,
  hasThumbnail: false,
  drawing: null,
  joinId: null,
  openedAt: null,
  handledAt: null,
  createdAt: new Date('2026-11-28T08:00:00Z'),
  isByMail: false,
  replacedById: null,
  mergedIntoId: null,
};

test('a file that was approved or signed is not waited for, and said to be unopened', () => {
  const list = { documents: [DELIVERED], base: '/admin/documents', own: 'to_client' } as const;
  const shown = (decided?: ReadonlySet<string>) =>
    renderToStaticMarkup(<DocumentList {...list} decided={decided} />);
  expect(shown()).toContain('not opened yet');
  expect(shown(new Set([DELIVERED.id]))).not.toContain('not opened yet');
  expect(shown(new Set([DELIVERED.id]))).toContain(', answered without being opened here');
});
