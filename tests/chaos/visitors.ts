import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { FAILURE } from '#app/enquiries/public/refusal.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { UNSHARED } from '#tests/load/unshared.ts';
import { count, newTally, type Tally } from './tally.ts';
import type { Door } from './test-site.ts';

const TIMEOUT = 15 * SECOND;
const WRITERS = 3;
const READERS = 3;

/** The first from the cache, the others rendered for each request; the last has database rows. */
const PAGES = ['/', '/pricing', '/contact', '/about/clients'];

export type Seen = {
  forms: Tally;
  pages: Tally;
  taken: string[];
  bad: Record<string, number>;
};

type Met = { kind: string; bad?: string };

type Options = {
  /** Its process was killed without an edge in front. */
  mayBreak?: boolean;
  pause?: number;
};

export function startVisitors(apps: readonly Door[], { mayBreak = false, pause = 100 }: Options = {}) {
  const seen: Seen = { forms: newTally(), pages: newTally(), taken: [], bad: {} };
  const until = { closed: false };
  const visitor = async (act: (app: Door) => Promise<void>) => {
    while (!until.closed) {
      const app = apps[randomInt(apps.length)];
      if (app) await act(app);
      await sleep(randomInt(pause) + pause / 2);
    }
  };
  const visit = async (tally: Tally, send: () => Promise<Met>) => {
    await count(tally, async () => {
      const { kind, bad } = await send().catch((error: unknown) => broken(error, mayBreak));
      if (bad) seen.bad[bad] = (seen.bad[bad] ?? 0) + 1;
      return kind;
    });
  };
  const write = (app: Door) =>
    visit(seen.forms, async () => {
      const enquiry = newEnquiry();
      const met = await sendEnquiry(app, enquiry);
      if (met.kind === 'taken') seen.taken.push(enquiry.email);
      return met;
    });
  const read = (app: Door) => visit(seen.pages, () => readPage(app, PAGES[randomInt(PAGES.length)] ?? '/'));
  const visits = [
    ...Array.from({ length: WRITERS }, () => visitor(write)),
    ...Array.from({ length: READERS }, () => visitor(read)),
  ];
  return {
    seen,
    async leave(): Promise<Seen> {
      until.closed = true;
      await Promise.all(visits);
      return seen;
    },
  };
}

export type Enquiry = ReturnType<typeof newEnquiry>;

export function newEnquiry() {
  return {
    userType: 'individual',
    name: 'Thandeka O’Brien-Nkosi',
    email: `visitor-${randomUUID()}@example.org`,
    countryCode: '+27',
    phone: '082 123 4567',
    subject: 'A question about my return',
    message: `I sold a house in Durban (${randomUUID()}). What do I owe, and by when?`,
  };
}

/** Like a browser without JavaScript. Rejects on a timeout. */
export async function sendEnquiry(app: Door, enquiry: Enquiry): Promise<Met> {
  const answer = await fetch(`${app.url}/contact`, {
    method: 'POST',
    headers: { Origin: app.url, 'X-Forwarded-For': someAddress() },
    body: new URLSearchParams(enquiry),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const page = await answer.text();
  if (answer.status === 303) return { kind: 'taken' };
  if (answer.status !== 503) return { kind: 'refused', bad: `a form is answered with ${answer.status}` };
  const preserved = [enquiry.message, enquiry.email, enquiry.subject].every((words) => page.includes(words));
  if (preserved && page.includes(FAILURE.message)) return { kind: 'asked to try again, what was typed kept' };
  return { kind: 'refused', bad: 'what was typed in a form is gone' };
}

async function readPage(app: Door, path: string): Promise<Met> {
  const headers = path === '/' ? undefined : UNSHARED;
  const answer = await fetch(app.url + path, { headers, signal: AbortSignal.timeout(TIMEOUT) });
  const page = await answer.text();
  if (answer.status === 200 && page.includes('</html>')) return { kind: 'shown' };
  if (answer.status === 503 && page.includes('</h1>')) return { kind: 'told to come again' };
  return { kind: 'failed', bad: `${path} is answered with ${answer.status}` };
}

function broken(error: unknown, mayBreak: boolean): Met {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return { kind: 'no answer', bad: `no answer within ${TIMEOUT / SECOND} s` };
  return mayBreak ? { kind: 'connection lost' } : { kind: 'no answer', bad: 'a connection breaks' };
}

/** Test network of RFC 2544. */
function someAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;
}
