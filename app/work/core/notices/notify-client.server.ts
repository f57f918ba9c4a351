import { eq, inArray } from 'drizzle-orm';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { env } from '#app/platform/env/env.server.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import type { Actor } from '#app/accounts/core/actor.ts';
import { recipientsOf, recipientsOfEach, type Recipient } from '../engagements/recipients.server.ts';
import type { NoticeKind } from './notice.ts';
import { NOTICE } from './notice-kinds.ts';
import { isToBeMailed, mailPerson } from './mail-notices.server.ts';
import { NOBODY_IS_MAILED, NOTHING_TO_TELL } from './nobody.ts';

type NewNotice = {
  engagementId: string;
  kind: NoticeKind;
  /** The item, message, document or proposal; the engagement itself by default. */
  aboutIds?: readonly string[];
  /** Of an item that may be gone by then: what it is. */
  what?: string;
  to?: readonly string[];
};

/** For somebody who has just done something about this work that a mail will tell. */
export async function whenMailedText(engagementId: string, kind: NoticeKind): Promise<string> {
  const [work] = await db()
    .select({ taxpayerId: engagements.taxpayerId })
    .from(engagements)
    .where(eq(engagements.id, engagementId));
  if (!work) return '';
  const isTold = await isToBeMailed(engagementId, kind);
  return textIfMailed(work.taxpayerId, kind, isTold ? whenMailed('The client gets') : NOTHING_TO_TELL);
}

/** `text`, unless nobody of the taxpayer is mailed. */
export async function textIfMailed(taxpayerId: string, kind: NoticeKind, text: string): Promise<string> {
  return (await toldOf(db(), taxpayerId, kind)).length > 0 ? text : NOBODY_IS_MAILED;
}

async function toldOf(reader: Db | Transaction, taxpayerId: string, kind: NoticeKind): Promise<Recipient[]> {
  return toldAmong(await recipientsOf(reader, taxpayerId), kind);
}

function toldAmong(all: readonly Recipient[], kind: NoticeKind): Recipient[] {
  return all.filter(({ mayAccept }) => mayAccept || !NOTICE[kind].needsAcceptance);
}

/** Waits to be mailed to everybody of the taxpayer whom it concerns, if `tx` commits. `author` null: the site. */
export async function notifyClient(
  tx: Transaction,
  notice: NewNotice,
  author: Actor | null,
  now: Date,
): Promise<void> {
  await notifyClients(tx, [notice], author, now);
}

/** The same of many, with as many statements. */
export async function notifyClients(
  tx: Transaction,
  notices: readonly NewNotice[],
  author: Actor | null,
  now: Date,
): Promise<void> {
  const ids = notices.flatMap(({ engagementId, aboutIds }) => (aboutIds?.length === 0 ? [] : [engagementId]));
  if (ids.length === 0) return;
  const { id, taxpayerId, mailedState } = engagements;
  const works = await tx
    .select({ id, taxpayerId, known: mailedState })
    .from(engagements)
    .where(inArray(id, ids));
  const recipients = await recipientsOfEach(tx, [...new Set(works.map((work) => work.taxpayerId))]);
  const by = author?.party === 'firm' ? author.name : '';
  const rows = notices.flatMap(({ engagementId, kind, aboutIds = [engagementId], what, to }) => {
    const work = works.find((one) => one.id === engagementId);
    const people = toldAmong(recipients.get(work?.taxpayerId ?? '') ?? [], kind);
    return people
      .filter(({ email }) => to?.includes(email) ?? true)
      .flatMap(({ email }) =>
        aboutIds.map((aboutId) => ({
          engagementId,
          email,
          kind,
          aboutId,
          author: by,
          known: work?.known,
          what,
          at: now,
        })),
      );
  });
  if (rows.length === 0) return;
  await tx.insert(clientNotices).values(rows);
  if (env().NOTICE_WAIT_SECONDS === 0)
    for (const email of new Set(rows.map((row) => row.email)))
      await mailPerson(tx, email, { until: now, now });
}
