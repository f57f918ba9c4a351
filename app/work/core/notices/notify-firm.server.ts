import { and, eq, inArray, type SQLWrapper } from 'drizzle-orm';
import type { Actor, FirmActor } from '#app/accounts/core/actor.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { firmNotices } from '#app/platform/db/schema/steps.ts';
import { env } from '#app/platform/env/env.server.ts';
import { firmHolderOf, idOf, type FirmThing } from './firm-holder.server.ts';
import type { FirmNoticeKind } from './firm-notice-kinds.ts';
import { mailHolder } from './mail-firm-notices.server.ts';

type NewNotice = FirmThing & {
  kind: FirmNoticeKind;
  /** The message, document, proposal, entry, member, reviewer or event; what it is of by default. */
  aboutId?: string;
  what?: string;
};

/** Mailed later, if `tx` commits, to who looks after it then; never about their own act. `author` null: the site. */
export async function notifyFirm(
  tx: Transaction,
  { kind, aboutId, what, ...of }: NewNotice,
  author: Actor | null,
  now: Date,
): Promise<void> {
  const about = { ...of, kind, aboutId: aboutId ?? idOf(of) };
  const holderId = await firmHolderOf(tx, about);
  if (author?.party === 'firm' && author.id === holderId) return;
  const name = author && (author.party === 'client' ? author.name || author.email : author.name);
  await tx.insert(firmNotices).values({ ...about, what, author: name ?? '', at: now });
  if (env().NOTICE_WAIT_SECONDS === 0) await mailHolder(tx, holderId, { until: now, now });
}

/** Its notices need no mail: the colleague who would get it has looked, or anybody if nobody looks after it. */
export async function lookedAt(
  tx: Transaction,
  { id }: FirmActor,
  engagementId: string,
  { kind, aboutIds }: { kind: FirmNoticeKind; aboutIds?: SQLWrapper | readonly string[] },
): Promise<void> {
  const holderId = await firmHolderOf(tx, { engagementId });
  if (holderId !== null && holderId !== id) return;
  await tx
    .delete(firmNotices)
    .where(
      and(
        eq(firmNotices.engagementId, engagementId),
        eq(firmNotices.kind, kind),
        aboutIds && inArray(firmNotices.aboutId, 'getSQL' in aboutIds ? aboutIds : [...aboutIds]),
      ),
    );
}
