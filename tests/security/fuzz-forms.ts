import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useTestDatabase } from '#tests/database.ts';
import { expectSafe } from './answer.ts';
import { envelopeName, ENVELOPES, type Envelope } from './envelopes.ts';
import type { Form } from './forms.ts';
import { tampered, type Pairs } from './hostile.ts';
import { cookieOf, fingerprint, furnish, openQueue } from './place.ts';
import { useBuiltSite, type Answer, type TestSite } from '#tests/built-site.ts';

/** How often each form is tried: enough to meet every kind of harm in a minute for all of them. */
const RUNS = Number(process.env.SECURITY_RUNS ?? 25);

/** Tries every one of these forms; to be called once, at the top of a test file. */
export async function fuzzForms(forms: Record<string, Form>): Promise<TestSite> {
  vi.setConfig({ testTimeout: 120_000 });
  await useTestDatabase();
  const site = await useBuiltSite();
  let untouched = '';
  beforeAll(openQueue);
  beforeEach(async () => {
    await furnish();
    untouched = await fingerprint();
  });

  /** Sends it to the furnished site; what it refuses has changed nothing, and what it took is taken back. */
  async function send(form: Form, envelope: Envelope, headers = ownHeaders(site)): Promise<Answer> {
    const asked = { ...headers, ...cookieOf(form.who), ...envelope.headers };
    const answer = await site.ask({ path: form.path, method: 'POST', headers: asked, body: envelope.body });
    expectSafe(answer, form.path, site.origin);
    expect(answer.headers['cache-control']).toMatch(/^(?:private, )?no-store$/);
    const after = await fingerprint();
    if (answer.status >= 400) expect(after, 'content after a refusal').toBe(untouched);
    else if (after !== untouched) await refurnish();
    return answer;
  }

  async function refurnish(): Promise<void> {
    await furnish();
    untouched = await fingerprint();
  }

  describe.each(Object.entries(forms))('%s', (_, form) => {
    test('takes what an honest browser sends, and none of it without an Origin of its own', async () => {
      for (const post of form.posts) {
        const envelope = sealed('form', Object.entries(post));
        if (!form.refusesForms) expect((await send(form, envelope)).status).toBeLessThan(400);
        if (form.path.startsWith('/api/v1/')) continue;
        for (const headers of STRANGERS) expect((await send(form, envelope, headers)).status).toBe(403);
      }
    });

    test('whatever is sent, in whatever way, it answers and gives nothing away', async () => {
      const honest = form.posts.length > 0 ? form.posts : [{}];
      const sending = fc
        .tuple(fc.constantFrom(...honest), envelopeName())
        .chain(([post, name]) => fc.tuple(tampered(Object.entries(post)), fc.constant(name)));
      await fc.assert(
        fc.asyncProperty(sending, async ([pairs, name]) => {
          await send(form, sealed(name, pairs));
        }),
        { numRuns: Math.ceil(form.hashes ? RUNS / 4 : RUNS) },
      );
    });

    test('what is sent to keep it busy is answered in time', async () => {
      for (const [name, envelope] of HUGE) {
        await send(form, envelope()).catch((error: unknown) => {
          throw new Error(name, { cause: error });
        });
      }
    });
  });
  return site;
}

const STRANGERS: Record<string, string>[] = [
  {},
  { Origin: 'null' },
  { Origin: 'https://evil.example' },
  { Referer: 'https://evil.example/' },
  { 'Sec-Fetch-Site': 'cross-site' },
];

const MB = 1024 * 1024;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** What is sent to keep the site busy. */
const HUGE: [string, () => Envelope][] = [
  [
    'one field a third of a million times',
    () => ({ headers: FORM, body: Buffer.from('email=&'.repeat(149_000)) }),
  ],
  ['fields of many names', () => ({ headers: FORM, body: Buffer.from(numbered((n) => `f${n}=1&`, 90_000)) })],
  [
    'a list with a very far end',
    () =>
      sealed('form', [
        ['email[4294967294]', 'x'],
        ['full_name[999999999]', 'x'],
      ]),
  ],
  [
    'a name of many steps',
    () =>
      sealed('form', [
        [`email${'.a'.repeat(50_000)}`, 'x'],
        ['intent', 'add'],
      ]),
  ],
  [
    'a text as long as a body may be',
    () => ({ headers: FORM, body: Buffer.from(`email=${'a'.repeat(MB - 10)}`) }),
  ],
  [
    'a token as long as a body may be',
    () => ({ headers: FORM, body: Buffer.from(`token=${'%0a'.repeat(340_000)}`) }),
  ],
  [
    'ten thousand parts',
    () =>
      sealed(
        'multipart',
        Array.from({ length: 9_000 }, (_, n): Pairs[number] => [`f${n}`, 'x']),
      ),
  ],
  ['more than a body may be', () => ({ headers: FORM, body: Buffer.alloc(8 * MB, 'a') })],
];

function numbered(line: (number: number) => string, count: number): string {
  return Array.from({ length: count }, (_, number) => line(number)).join('');
}

function sealed(name: string, pairs: Pairs): Envelope {
  const seal = ENVELOPES[name];
  if (!seal) throw new Error(`There is no envelope ${name}.`);
  return seal(pairs);
}

function ownHeaders({ origin }: TestSite): Record<string, string> {
  return { Origin: origin };
}
