import { eq } from 'drizzle-orm';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { env } from '#app/platform/env/env.server.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import type { Actor } from '#app/accounts/core/actor.ts';
import { recipientsOf, type Recipient } from '../engagements/recipients.server.ts';
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
  /** Only to these addresses of the client. */
  to?: readonly string[];
};

/** For whoever has just done something about this work that a mail will tell. */
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
  const all = await recipientsOf(reader, taxpayerId);
  return all.filter(({ mayAccept }) => mayAccept || !NOTICE[kind].needsAcceptance);
}

/** Waits to be mailed to everybody of the taxpayer whom it concerns, if `tx` commits. `author` null: the site. */
export async function notifyClient(
  tx: Transaction,
  { engagementId, kind, aboutIds = [engagementId], what, to }: NewNotice,
  author: Actor | null,
  now: Date,
): Promise<void> {
  const [engagement] = await tx
    .select({ taxpayerId: engagements.taxpayerId, known: engagements.mailedState })
    .from(engagements)
    .where(eq(engagements.id, engagementId));
  if (!engagement || aboutIds.length === 0) return;
  const { known, taxpayerId } = engagement;
  const by = author?.party === 'firm' ? author.name : '';
  const all = await toldOf(tx, taxpayerId, kind);
  const recipients = all.filter(({ email }) => to?.includes(email) ?? true);
  const rows = recipients.flatMap(({ email }) =>
    aboutIds.map((aboutId) => ({
      engagementId,
      email,
      kind,
      aboutId,
      author: by,
      known,
      what,
      at: now,
    })),
  );
  if (rows.length === 0) return;
  await tx.insert(clientNotices).values(rows);
  if (env().NOTICE_WAIT_SECONDS === 0)
    for (const { email } of recipients) await mailPerson(tx, email, { until: now, now });
}
