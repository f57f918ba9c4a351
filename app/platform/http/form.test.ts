import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseForm, requireForm } from './form.ts';
import { cpuClock } from '#tests/cpu-clock.ts';

const schema = z.object({ email: z.string({ error: 'Missing' }), name: z.optional(z.string()) });

test('a form is read by the fields of its schema', () => {
  const submission = parse([
    ['email', 'a@example.org'],
    ['name', 'Thandi'],
    ['else', 'x'],
  ]);
  expect(submission).toMatchObject({ status: 'success', value: { email: 'a@example.org', name: 'Thandi' } });
  expect(submission.payload).not.toHaveProperty('else');
});

test('the first of repeated fields counts, and 300 000 of them cost no time', () => {
  const worked = cpuClock();
  const many = Array.from({ length: 300_000 }, (): [string, string] => ['email', 'a@example.org']);
  expect(parse([['email', 'first@example.org'], ...many])).toMatchObject({
    value: { email: 'first@example.org' },
  });
  expect(worked()).toBeLessThan(2_000);
});

test.each([
  ['an intent of another kind', ['__intent__', '{']],
  ['a state that is no JSON', ['__state__', '{']],
  ['a list with a far end', ['email[4294967294]', 'x']],
  ['a name of many steps', [`email${'.a'.repeat(10_000)}`, 'x']],
  ['the prototype', ['__proto__.polluted', 'x']],
  ['a file', ['email', new File(['x'], 'x')]],
] as const)('%s is not looked at', (_, pair) => {
  const submission = parse([pair]);
  expect(submission.reply()).toMatchObject({ status: 'error', error: { email: ['Missing'] } });
  expect(submission.payload).toEqual({});
});

test('a body that is not a form is refused with 400', async () => {
  for (const [type, body] of [
    ['application/json', '{"email":"thandi@example.org"}'],
    ['text/plain', 'name=Jan'],
    ['multipart/form-data', 'no boundary'],
  ] as const) {
    const headers = { 'Content-Type': type };
    const request = new Request('http://localhost/', { method: 'POST', headers, body });
    await expect(requireForm(request), type).rejects.toMatchObject({ status: 400 });
  }
});

function parse(pairs: (readonly [string, string | File])[]) {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return parseForm(form, schema);
}
