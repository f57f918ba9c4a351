import { and, eq, inArray, type SQLWrapper } from 'drizzle-orm';
import type { Actor, FirmActor } from '#app/accounts/core/actor.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { firmNotices } from '#app/platform/db/schema/steps.ts';
import { env } from '#app/platform/env/env.server.ts';
import type { FirmNoticeKind } from './firm-notice-kinds.ts';
import { holderOf, mailHolder } from './mail-firm-notices.server.ts';

type NewNotice = {
  engagementId: string;
  kind: FirmNoticeKind;
  /** The message, document or proposal; the engagement itself by default. */
  aboutId?: string;
};

/**
 * Waits to be mailed to whoever looks after the work by then, if `tx` commits. A colleague is not told of their own act.
 * `author` null: the site.
 */
export async function notifyFirm(
  tx: Transaction,
  { engagementId, kind, aboutId = engagementId }: NewNotice,
  author: Actor | null,
  now: Date,
): Promise<void> {
  const holderId = await holderOf(tx, engagementId);
  if (author?.party === 'firm' && author.id === holderId) return;
  const name = author && (author.party === 'client' ? author.name || author.email : author.name);
  await tx.insert(firmNotices).values({ engagementId, kind, aboutId, author: name ?? '', at: now });
  if (env().NOTICE_WAIT_SECONDS === 0) await mailHolder(tx, holderId, { until: now, now });
}

/** What waits of this work needs no mail: whoever would get it has looked at it, or anybody where nobody looks after it. */
export async function lookedAt(
  tx: Transaction,
  { id }: FirmActor,
  engagementId: string,
  { kind, aboutIds }: { kind: FirmNoticeKind; aboutIds?: SQLWrapper | readonly string[] },
): Promise<void> {
  const holderId = await holderOf(tx, engagementId);
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
