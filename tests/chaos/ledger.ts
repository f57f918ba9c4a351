import { setTimeout as sleep } from 'node:timers/promises';
import { firm } from '#content/firm.ts';
import { SECOND } from '#app/time.ts';
import type { Message } from '#dev/mailbox-store.ts';
import type { TestSite } from './test-site.ts';

/** A mail is tried again after waits that double, and one whose worker was killed after its heartbeat is missed. */
const DELIVERY = 120 * SECOND;

const VISITOR = /visitor-[\w-]+@example\.org/;

/** What came of every enquiry, and what did not. */
export type Reckoning = { enquiries: number; mails: number; copies: number; lost: string[] };

/** Message-IDs by visitor: of the mail to the firm, and of the acknowledgement. */
type Mails = Map<string, { toFirm: string[]; toVisitor: string[] }>;

/**
 * Waits for the mails of every stored enquiry, two minutes at the most, and says what is missing: of the enquiries in
 * `taken` (visitors' addresses) that any is stored, of all stored ones that both mails came, each under one Message-ID.
 */
export async function reckon(testSite: TestSite, taken: readonly string[]): Promise<Reckoning> {
  const stored = (await testSite.sql<{ email: string }[]>`select email from contact_messages`).map(
    ({ email }) => email,
  );
  const mails = await awaited(testSite, stored);
  const all = [...mails.values()].flatMap(({ toFirm, toVisitor }) => [toFirm, toVisitor]);
  const distinct = all.map((ids) => new Set(ids).size);
  const known = new Set(stored);
  const counts = {
    'enquiries lost': taken.filter((email) => !known.has(email)).length,
    'enquiries stored twice': stored.length - known.size,
    'mails lost': 2 * known.size - distinct.filter((count) => count > 0).length,
    'mails under a second Message-ID': distinct.filter((count) => count > 1).length,
  };
  const arrived = all.flat().length;
  return {
    enquiries: known.size,
    mails: arrived,
    copies: arrived - distinct.reduce((sum, count) => sum + count, 0),
    lost: Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => `${count} ${what}`),
  };
}

async function awaited(testSite: TestSite, stored: readonly string[]): Promise<Mails> {
  const deadline = Date.now() + DELIVERY;
  for (;;) {
    const mails = await mailsByVisitor(testSite);
    const complete = stored.every((email) => isComplete(mails, email));
    if (complete || Date.now() > deadline) return mails;
    await sleep(SECOND);
  }
}

function isComplete(mails: Mails, email: string): boolean {
  const { toFirm = [], toVisitor = [] } = mails.get(email) ?? {};
  return toFirm.length > 0 && toVisitor.length > 0;
}

async function mailsByVisitor({ mail }: TestSite): Promise<Mails> {
  const answer = await fetch(`${mail.directUrl}/api/messages`);
  const mails: Mails = new Map();
  for (const message of (await answer.json()) as Message[]) {
    const isToFirm = message.to === firm.email;
    const email = VISITOR.exec(isToFirm ? message.text : message.to)?.[0];
    if (!email) continue;
    const found = mails.get(email) ?? { toFirm: [], toVisitor: [] };
    found[isToFirm ? 'toFirm' : 'toVisitor'].push(message.messageId);
    mails.set(email, found);
  }
  return mails;
}
