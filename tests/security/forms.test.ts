import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { EVERY_ROLE, may } from '#app/accounts/core/roles.ts';
import { LIMITS } from '#server/limits.ts';
import { useTestDatabase } from '#tests/database.ts';
import { expectSafe } from './answer.ts';
import { envelopeName, ENVELOPES, formOf, type Envelope } from './envelopes.ts';
import { sentTo, type Form } from './form.ts';
import { FORMS, MORE_FORMS } from './forms.ts';
import { tampered, type Pairs } from './hostile.ts';
import { fingerprint } from './fingerprint.ts';
import { cookieOf, seed } from './fixture.ts';
import { useBuiltSite, type Answer } from '#tests/built-site.ts';
import { isNightly, SECURITY_RUNS } from '#tests/nightly.ts';

vi.setConfig({ testTimeout: 300_000 });

await useTestDatabase();
const site = await useBuiltSite();
const forms = [...Object.values(FORMS), ...Object.values(MORE_FORMS)];
let untouched = '';
beforeEach(reseed);

test('every form route of the build is tested here', () => {
  const acting = site.routes.filter(({ acts }) => acts).map(({ id }) => id);
  expect(Object.keys(FORMS).toSorted()).toEqual(acting.toSorted());
});

test('each form accepts valid posts, but only from the site’s own origin', async () => {
  for (const [number, form] of forms.entries()) {
    const strangers = isNightly ? STRANGERS : [STRANGERS[number % STRANGERS.length]!];
    for (const post of form.refused ?? [])
      expect((await send(form, formOf(post))).status, `${form.path} ${post.intent}`).toBeGreaterThanOrEqual(
        400,
      );
    for (const post of form.posts) {
      const envelope = formOf(post);
      if (!form.refusesForms)
        expect((await send(form, envelope)).status, `${form.path} ${post.intent}`).toBeLessThan(400);
      if (form.fromAnywhere || form.path.startsWith('/api/v1/')) continue;
      for (const headers of strangers) {
        expect((await exchange(form, envelope, headers)).status, form.path).toBe(403);
      }
    }
    await expectUntouched(form);
  }
});

test('at the desk nobody acts without a role that has the permission', async () => {
  for (const { id, permission } of site.routes) {
    for (const form of [FORMS[id], MORE_FORMS[id]]) {
      if (!permission || !form) continue;
      const without = EVERY_ROLE.filter((role) => !may(role, permission));
      for (const who of ['visitor', 'half', 'member', ...without] as const) {
        for (const post of sentTo(form)) {
          const answer = await exchange({ ...form, who }, formOf(post));
          expect([form.path, who, answer.status]).toEqual([form.path, who, 403]);
        }
      }
      await expectUntouched(form);
    }
  }
});

test('any post in any encoding gets a safe response', async () => {
  for (const form of forms) {
    const honest = sentTo(form).length > 0 ? sentTo(form) : [{}];
    const sending = fc
      .tuple(fc.constantFrom(...honest), envelopeName())
      .chain(([post, name]) => fc.tuple(tampered(Object.entries(post)), fc.constant(name)));
    await fc.assert(
      fc.asyncProperty(sending, async ([pairs, name]) => {
        await send(form, encoded(name, pairs));
      }),
      { numRuns: Math.ceil(form.hashes ? SECURITY_RUNS / 4 : SECURITY_RUNS) },
    );
  }
});

test('a field that no form of the site sends like this gets a safe response', async () => {
  for (const form of forms) {
    const tried = new Set<string>();
    for (const post of sentTo(form)) {
      // At night in each post that has it.
      const names = Object.keys(post).filter((name) => isNightly || !tried.has(name));
      for (const name of names) {
        tried.add(name);
        const values = UNSENT[name] ?? ['x\0'];
        for (const value of isNightly ? values : values.slice(0, 1)) {
          await send(form, formOf({ ...post, [name]: value }));
        }
      }
    }
  }
});

test('posts that are costly to parse get a timely response', async () => {
  for (const [number, form] of forms.entries()) {
    // Each form gets one of them; at night each gets all.
    const sent = isNightly ? HUGE : [HUGE[number % HUGE.length]!];
    for (const [name, envelope] of sent) {
      await send(form, envelope()).catch((error: unknown) => {
        throw new Error(`${name} to ${form.path}`, { cause: error });
      });
    }
  }
});

/** Refused posts must change nothing; accepted ones are rolled back. */
async function send(form: Form, envelope: Envelope): Promise<Answer> {
  const answer = await exchange(form, envelope);
  if (answer.status >= 400) await expectUntouched(form);
  else if ((await fingerprint()) !== untouched) await reseed();
  return answer;
}

/** The caller compares the content: that takes longer than most requests. */
async function exchange(form: Form, envelope: Envelope, origin = ownOrigin()): Promise<Answer> {
  const headers = { ...origin, ...cookieOf(form.who), ...envelope.headers };
  const answer = await site.request({ path: form.path, headers, body: envelope.body });
  expectSafe(answer, form.path, site.origin);
  // Without a session the visitor's own browser may show an answer again after Back.
  const kept = form.who === 'visitor' ? /^(?:private, )?no-(?:store|cache)$/ : /^(?:private, )?no-store$/;
  expect(answer.headers['cache-control']).toMatch(kept);
  return answer;
}

async function expectUntouched({ path }: Form): Promise<void> {
  expect(await fingerprint(), `content after a refusal by ${path}`).toBe(untouched);
}

async function reseed(): Promise<void> {
  await seed();
  untouched = await fingerprint();
}

const KEYS = ['', '\0'.repeat(32), 'x'.repeat(19), 'x'.repeat(65), 'é'.repeat(32)];

/** Invalid values for a field of this name, at night all of them; for other fields a NUL. */
const UNSENT: Record<string, string[]> = {
  version: ['', '-1', '1e26', '9'.repeat(26), '1.5', 'x'],
  key: KEYS,
  submissionKey: KEYS,
};

const STRANGERS: Record<string, string>[] = [
  {},
  { Origin: 'null' },
  { Origin: 'https://evil.example' },
  { Referer: 'https://evil.example/' },
  { 'Sec-Fetch-Site': 'cross-site' },
];

const MB = 1024 * 1024;

const HUGE: [string, () => Envelope][] = [
  ['one field as often as is read', () => formOf(fields(LIMITS.formFields, () => 'email'))],
  ['fields of many names', () => formOf(fields(LIMITS.formFields, (number) => `f${number}`))],
  ['a list with a very far end', () => formOf({ 'email[4294967294]': 'x', 'full_name[999999999]': 'x' })],
  ['a name of many steps', () => formOf({ [`email${'.a'.repeat(30_000)}`]: 'x', intent: 'add' })],
  ['a text as long as a body may be', () => formOf({ email: 'a'.repeat(LIMITS.formBytes - 10) })],
  ['a token as long as a body may be', () => formOf({ token: '\n'.repeat(20_000) })],
  [
    'a thousand parts',
    () =>
      encoded(
        'multipart',
        fields(900, (number) => `f${number}`),
      ),
  ],
  ['more than a body may be', () => ({ ...formOf({}), body: Buffer.alloc(8 * MB, 'a') })],
];

function fields(count: number, name: (number: number) => string): Pairs {
  return Array.from({ length: count }, (_, number) => [name(number), '']);
}

function encoded(name: string, pairs: Pairs): Envelope {
  const encode = ENVELOPES[name];
  if (!encode) throw new Error(`There is no envelope ${name}.`);
  return encode(pairs);
}

function ownOrigin(): Record<string, string> {
  return { Origin: site.origin };
}
