import { and, eq, gt } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { db } from '#app/platform/db/client.server.ts';
import { linkDrafts } from '#app/platform/db/schema/links.ts';
import { openDraft, sealDraft, type Draft } from '#app/platform/drafts/drafts.server.ts';
import type { EngagementLink } from '#app/work/core/engagements/links.server.ts';
import { HOUR } from '#app/platform/core/time.ts';

/** For a day. False when it cannot be kept. */
export async function keepLinkDraft(
  { engagementId, email }: EngagementLink,
  fields: Draft,
  now: Date,
): Promise<boolean> {
  const draft = { engagementId, email, sealed: sealDraft(fields), at: now };
  try {
    await db()
      .insert(linkDrafts)
      .values(draft)
      .onConflictDoUpdate({ target: [linkDrafts.engagementId, linkDrafts.email], set: draft });
    return true;
  } catch {
    return false;
  }
}

export async function findLinkDraft(link: EngagementLink, now: Date): Promise<Draft | null> {
  const oldest = new Date(now.getTime() - retention.draftHours * HOUR);
  const [draft] = await db()
    .select({ sealed: linkDrafts.sealed })
    .from(linkDrafts)
    .where(and(isOf(link), gt(linkDrafts.at, oldest)));
  return openDraft(draft?.sealed ?? null);
}

export async function forgetLinkDraft(link: EngagementLink): Promise<void> {
  await db().delete(linkDrafts).where(isOf(link));
}

function isOf({ engagementId, email }: EngagementLink) {
  return and(eq(linkDrafts.engagementId, engagementId), eq(linkDrafts.email, email));
}
