import { expect, test } from 'vitest';
import { formOver, mergeMeanwhile } from './meanwhile.ts';

const now = { stored: { name: 'Kudu', email: 'new@kudu.example' }, version: 3 };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('a refused form and a kept draft go on from where they began', () => {
  const typed = { name: 'K', email: '', version: '2', before: '{"name":"Kudu"}' };
  const began = { values: typed, began: typed.before, from: 2 };
  expect(formOver({ typed }, null, now)).toEqual(began);
  expect(formOver(undefined, typed, now)).toEqual(began);
  expect(formOver(undefined, null, now)).toEqual({
    values: now.stored,
    began: JSON.stringify(now.stored),
    from: 3,
  });
});

test('a form that does not say what it began with is asked about each difference', () => {
  const broken: Record<string, string>[] = [
    {},
    { before: '' },
    { before: '[' },
    { before: 'null' },
    { before: '[]' },
  ];
  for (const before of broken) {
    const read = mergeMeanwhile(formOf({ name: 'Kudu ', email: '', ...before }), now.stored);
    expect(read, JSON.stringify(before)).toMatchObject({ clashes: ['email'] });
  }
});

test('other fields of the form stay, and one that it does not have is left as stored', () => {
  const read = mergeMeanwhile(
    formOf({ intent: 'data', name: 'Kudu Kilns', before: '{"name":"Kudu","email":"old"}' }),
    now.stored,
  );
  expect(read).toMatchObject({ kind: 'merged', theirs: ['email'] });
  const fields = read.kind === 'merged' ? Object.fromEntries(read.form) : {};
  expect(fields).toMatchObject({ intent: 'data', name: 'Kudu Kilns', email: now.stored.email });
});
