import { and, eq, gt, sql } from 'drizzle-orm';
import { readTogether, rowPart } from '#app/platform/db/parts.server.ts';
import { seals } from '#app/platform/db/schema/signatures.ts';
import { defineNotice, type NoticeState } from '#app/accounts/access/define-notice.ts';
import { DAY, dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { daysUntil } from '#app/firm/core/calendar-day.ts';
import type { JobLog } from '#app/platform/jobs/job.ts';
import { certificateEnd } from './certificate.server.ts';

/** In days before its end: the overview says so, then urgently; the log on each of these days, then daily. */
const FIRST = 60;
const URGENT = 30;
const DAILY = 7;
/** How long seals without a time stamp are counted. */
const SHOWN_FOR = 30 * DAY;

const LINK = { path: '/verify', linkText: 'Check a sealed file' };

/** Of a certificate that the site makes nothing is to be done: it renews it. */
export const sealCertificate = defineNotice({
  subject: 'Certificate of seals',
  permission: 'site',
  async check(context) {
    const { now } = context;
    const [lacking, state] = await Promise.all([lackingTimeStamps(context), stateOfCertificate(now)]);
    return state.standing === 'order' ? (lacking ?? state) : state;
  },
});

async function stateOfCertificate(now: Date): Promise<NoticeState> {
  const { endsAt, isSelfMade } = await certificateEnd();
  if (!endsAt) return inOrder('The site makes one itself when it first seals a file');
  const day = dayText(southAfricanDay(endsAt));
  if (isSelfMade) return inOrder(`The site made it itself, until ${day}, and renews it`);
  const left = daysLeft(endsAt, now);
  if (left > FIRST) return inOrder(`The one of the settings ends on ${day}`);
  const state = `${endText(endsAt, day, now)} Set SIGNING_CERTIFICATE to a new one.`;
  return { ...LINK, standing: left > URGENT ? 'open' : 'urgent', state };
}

/** Once a day. */
export async function logCertificateEnd(log: JobLog, now: Date): Promise<void> {
  const { endsAt, isSelfMade } = await certificateEnd();
  if (!endsAt || isSelfMade) return;
  const days = daysLeft(endsAt, now);
  if (now >= endsAt)
    log.error({ endsAt }, 'the certificate of seals has ended: one of the site’s own is used');
  else if (days <= DAILY || days === URGENT || days === FIRST)
    log.warn({ endsAt, days }, 'the certificate of seals is about to end');
}

async function lackingTimeStamps(context: { now: Date }): Promise<NoticeState | null> {
  const { lacksTimeStamp, sealedAt } = seals;
  const since = new Date(context.now.getTime() - SHOWN_FOR);
  const isLacking = and(eq(lacksTimeStamp, true), gt(sealedAt, since));
  const count = rowPart({ lacking: sql<number>`count(*)` }, sql`from ${seals} where ${isLacking}`);
  const { lacking } = await readTogether(context, count);
  const state = `${lacking} sealed in 30 days without a time stamp: TIMESTAMP_URL did not answer within an hour`;
  return lacking > 0 ? { ...LINK, standing: 'open', state } : null;
}

function inOrder(state: string): NoticeState {
  return { ...LINK, standing: 'order', state };
}

function endText(endsAt: Date, day: string, now: Date): string {
  if (now >= endsAt) return `It ended on ${day}: the site seals with one that it made itself.`;
  const left = daysLeft(endsAt, now);
  return `It ends ${['today', 'tomorrow'][left] ?? `in ${left} days`}, on ${day}.`;
}

function daysLeft(endsAt: Date, now: Date): number {
  return daysUntil(southAfricanDay(endsAt), southAfricanDay(now));
}
