import { setTimeout as sleep } from 'node:timers/promises';
import { firm } from '#content/firm.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { foundOf } from './tally.ts';
import { mailsTo, type TestSite } from './test-site.ts';

/** Retries wait twice as long each time, and a killed worker is detected by its heartbeat. */
const DELIVERY = 120 * SECOND;

const VISITOR = /visitor-[\w-]+@example\.org/;

export type Deliveries = { enquiries: number; mails: number; copies: number; lost: string[] };

type Mails = Map<string, { toFirm: string[]; toVisitor: string[] }>;

/** Waits up to two minutes for both mails of each stored enquiry, each under one Message-ID. */
export async function checkDeliveries(testSite: TestSite, taken: readonly string[]): Promise<Deliveries> {
  const stored = (await testSite.sql<{ email: string }[]>`select email from enquiries`).map(
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
    lost: foundOf(counts),
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

async function mailsByVisitor(testSite: TestSite): Promise<Mails> {
  const mails: Mails = new Map();
  for (const message of await mailsTo(testSite)) {
    const isToFirm = message.to === firm.email;
    const email = VISITOR.exec(isToFirm ? message.text : message.to)?.[0];
    if (!email) continue;
    const found = mails.get(email) ?? { toFirm: [], toVisitor: [] };
    found[isToFirm ? 'toFirm' : 'toVisitor'].push(message.messageId);
    mails.set(email, found);
  }
  return mails;
}
