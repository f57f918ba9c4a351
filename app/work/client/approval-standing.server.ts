import { createHash } from 'node:crypto';
import { clockText, longMoment, southAfricanDay } from '#app/platform/core/time.ts';
import { and, eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { isAgain, isOpenItem, isToReview } from '#app/work/core/engagements/item-states.ts';

type Item = Pick<typeof requestItems.$inferSelect, 'state' | 'answer' | 'reason' | 'approval'>;

const LENGTH = 12;

/** Hash of what this reader has said on it: a form with another one is stale. Signatures of others change nothing. */
export function standingMark(item: Item, email: string): string {
  const { state, answer, reason } = item;
  const words = isToReview(item) ? answer : isAgain(item) ? reason : null;
  const own = [state, words, ownAct(item, email)?.at];
  return createHash('sha256').update(JSON.stringify(own)).digest('base64url').slice(0, LENGTH);
}

/** An item to approve or sign; null for any other. */
export async function findAsked(engagementId: string, itemId: string): Promise<Item | null> {
  if (!isUuid(itemId)) return null;
  const { id, state, answer, reason, approval } = requestItems;
  const [found] = await db()
    .select({ state, answer, reason, approval })
    .from(requestItems)
    .where(and(eq(id, itemId), eq(requestItems.engagementId, engagementId)));
  return found?.approval ? found : null;
}

/** `You approved this at 14:02.`, with the day unless today; or what was said against it; or that it was taken back. */
export function standsText(item: Item, email: string, now = new Date()): string {
  const { approval, answer, reason } = item;
  const act = ownAct(item, email);
  if (act) {
    const who = act.email === email ? 'You' : act.name;
    const as = 'typed' in act ? `, as “${act.typed}”` : '';
    return `${who} ${approval?.signing ? 'signed' : 'approved'} this ${momentOf(act.at, now)}${as}.`;
  }
  if (isToReview(item) && answer) return `We were told that something is wrong with it: “${answer}”`;
  if (isAgain(item) && reason) return `We have answered: “${reason}”`;
  return isOpenItem(item) ? 'What was said of it before was taken back.' : 'It is settled.';
}

export function isAnsweredBy(item: Item, email: string): boolean {
  return ownAct(item, email) !== undefined;
}

function ownAct({ approval }: Item, email: string) {
  if (!approval?.signing) return approval?.given ?? undefined;
  return approval.signing.signatures.find((one) => one.email === email);
}

function momentOf(at: string, now: Date): string {
  const when = new Date(at);
  return southAfricanDay(when) === southAfricanDay(now) ? `at ${clockText(when)}` : `on ${longMoment(when)}`;
}
