import { daysUntil } from '#app/firm/core/calendar-day.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { worksText } from '../engagements/works-text.ts';
import { firmNewsMail, type FirmNews } from '../notices/firm-mail.server.ts';
import { addressOf } from '../notices/mail-firm-notices.server.ts';
import { openLetters, type OpenLetter } from '../sars-letters/open-letters.server.ts';
import { addMarks, daysMailed, markOf } from './marks.server.ts';
import { firstUseful, isToSend, sarsLetterStage, unreadLetterStage } from './stages.ts';

/** Mails each colleague by when letters from SARS are answered. Who adds the day's mark sends: never twice. */
export async function remindOfLetters(now = new Date()): Promise<number> {
  const today = southAfricanDay(now);
  const mailed = await daysMailed(firstUseful(today));
  const open = await openLetters();
  const holders = new Set(open.map(({ holderId }) => holderId));
  let count = 0;
  for (const holderId of holders) {
    const own = open.filter((one) => one.holderId === holderId);
    if (await db().transaction((tx) => mailOnce(tx, holderId, own, { mailed, now }))) count += 1;
  }
  return count;
}

type Run = { mailed: ReadonlyMap<string, string[]>; now: Date };

async function mailOnce(
  tx: Transaction,
  holderId: string | null,
  letters: readonly OpenLetter[],
  { mailed, now }: Run,
): Promise<boolean> {
  const today = southAfricanDay(now);
  const email = await addressOf(tx, holderId);
  const due = letters.filter((one) =>
    isToSend(stageOf(one, today), today, mailed.get(markIn(one, email)) ?? []),
  );
  const marks = due.map((one) => markIn(one, email));
  const added = await addMarks(tx, marks, now);
  const [first, ...others] = due
    .filter((one) => added.has(markIn(one, email)))
    .map((one) => newsOf(one, today));
  if (!first) return false;
  await queueMail(tx, firmNewsMail.write(email, { news: [first, ...others] }), now);
  return true;
}

function stageOf({ letter, clock }: OpenLetter, today: string) {
  return clock?.day ? sarsLetterStage(clock.day, today) : unreadLetterStage(letter.cameOn, today);
}

/** Another day is another mail, and so is another colleague. */
function markIn({ letter, clock }: OpenLetter, email: string): string {
  return markOf({ email: `${email} letter ${letter.id} ${clock?.id ?? 'unread'} ${clock?.day ?? ''}` });
}

/** The client and the work, and which clock: no contents. */
function newsOf({ engagementId, title, taxpayer, clock }: OpenLetter, today: string): FirmNews {
  const shown = {
    entity: 'engagement' as const,
    id: engagementId,
    heading: worksText([{ title, taxpayer }]),
    place: '#sars-letters',
  };
  if (!clock)
    return {
      ...shown,
      lines: ['Nobody has read it yet, and a day may run.'],
      subject: 'a letter from SARS waits',
    };
  const { name, day, why } = clock;
  if (!day)
    return {
      ...shown,
      lines: [`${name}: nobody has set its day. ${why ?? ''}`.trim()],
      subject: 'a letter from SARS has no day yet',
    };
  return {
    ...shown,
    lines: [`${name}: until ${dayText(day)}. Once it is done, say so at the letter.`],
    subject: `a letter from SARS is to be answered ${whenText(daysUntil(day, today))}`,
  };
}

function whenText(days: number): string {
  if (days < 0) return 'since its day has passed';
  if (days === 0) return 'today';
  return days === 1 ? 'by tomorrow' : `within ${days} days`;
}
