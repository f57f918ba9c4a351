import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GroupIntent } from '#app/work/desk/taxpayers/group-page.server.ts';
import type { TaxpayerIntent } from '#app/work/desk/taxpayers/taxpayer-forms.ts';
import { useTestDatabase } from '#tests/database.ts';
import { DESK_ACTS, WITHOUT_UNDO } from './acts.ts';

await useTestDatabase();

/** The Undo of an act that the random sequences lack, and its test. */
type Elsewhere = { undo: string; test: string };

const isUndoOf = (act: string): Elsewhere => ({ undo: `is Undo of “${act}”`, test: 'undo.test.ts' });
const CLIENT_ACTS = 'admin-client-undo.test.ts';

const ON_CLIENT: Record<TaxpayerIntent, string | Elsewhere> = {
  data: 'another name',
  invite: 'invite',
  withdraw: 'withdraw the invitation',
  'remove-member': 'remove a member',
  'contact-add': 'add a contact',
  'contact-save': 'save the contact',
  'contact-remove': 'remove the contact',
  'relation-add': 'name a director',
  'relation-save': { undo: 'the share before', test: 'admin-taxpayer-relations.test.ts' },
  'relation-remove': isUndoOf('name a director'),
  'group-join': 'join a group',
  'group-leave': isUndoOf('join a group'),
  tags: { undo: 'the tags before', test: 'admin-taxpayer-tags.test.ts' },
  'recurring-add': 'add recurring work',
  'recurring-save': 'pause recurring work',
  'recurring-remove': { undo: 'the work again', test: 'admin-taxpayer-recurring.test.ts' },
  'recurring-restore': isUndoOf('recurring work removed'),
  open: 'open work',
  'apply-correction': 'apply the correction',
  'refuse-correction': 'refuse the correction',
  'undo-correction': isUndoOf('apply the correction'),
  status: 'make it a former client',
  'fica-save': { undo: 'the record before', test: 'admin-fica.test.ts' },
  'bank-add': { undo: 'the account before', test: 'admin-bank-details.test.ts' },
  'bank-undo': isUndoOf('a bank account'),
  'bank-remove': { undo: 'the account again', test: 'admin-bank-details.test.ts' },
  'bank-restore': isUndoOf('a bank account removed'),
  'bank-show': { undo: 'shows a number, and changes nothing', test: 'admin-bank-details.test.ts' },
  delete: 'delete a client',
  merge: 'merge a client into another',
  unmerge: isUndoOf('merge a client into another'),
  apart: { undo: 'together again', test: 'apart.server.test.ts' },
  together: { undo: 'apart again', test: 'apart.server.test.ts' },
  note: 'write a note',
  'edit-note': { undo: 'the words before', test: CLIENT_ACTS },
  'pin-note': { undo: 'as it was', test: CLIENT_ACTS },
  'delete-note': isUndoOf('write a note'),
  'restore-note': isUndoOf('a note deleted'),
};

const ON_GROUP: Record<GroupIntent, Elsewhere> = {
  add: { undo: 'out again', test: 'admin-taxpayer-groups.test.ts' },
  leave: { undo: 'in again', test: 'admin-taxpayer-groups.test.ts' },
  join: { undo: 'is Undo of taking one out', test: 'admin-taxpayer-groups.test.ts' },
  rename: { undo: 'the name before', test: 'admin-taxpayer-groups.test.ts' },
  dissolve: { undo: 'the group again', test: 'admin-taxpayer-groups.test.ts' },
};

const TESTS = ['app/routes', 'app/work/core/taxpayers', 'tests/desk-acts'].flatMap((folder) =>
  readdirSync(folder),
);

test.each(Object.entries({ ...ON_CLIENT, ...ON_GROUP }))('“%s” is taken back', (intent, by) => {
  if (typeof by !== 'string') return expect(TESTS).toContain(by.test);
  expect(DESK_ACTS[by]?.form).toBe(`routes/admin.taxpayers.$id._index ${intent}`);
  expect(by in WITHOUT_UNDO && !WITHOUT_UNDO[by]).toBe(false);
});
