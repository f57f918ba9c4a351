import { longMoment } from '#app/platform/core/time.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { isItem } from '#app/content/core/contents.server.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import type { ContentItem } from '#app/content/core/find.server.ts';
import { planContent } from '#app/content/core/kinds/plans.ts';
import { changedBy, shownAfter } from '#app/content/core/merged.ts';
import { plan, withdrawPlan } from '#app/content/core/plan.server.ts';
import { momentIn } from '#app/content/core/read-field.ts';
import { changedFields } from '#app/content/core/values.ts';
import { onItem } from '#app/content/core/version-rows.server.ts';

const MOST = 100;

/** A future time; or what is wrong with the typed one. */
export function planTimeIn(form: FormData, now = new Date()): Date | string {
  const at = new Date(momentIn(textIn(form, 'publishAt')) ?? NaN);
  if (Number.isNaN(at.getTime())) return 'Enter a day and a time.';
  return at > now ? at : 'That has passed: choose a later time, or publish it now.';
}

/** Why it cannot be planned here: a plan of the same fields exists, or conflicts. Null: it can. */
export function pricePlanBeside(item: ContentItem, values: ContentValues): string | null {
  const mine = changedFields(fieldsOf(item.content, item.file), item.shown ?? {}, values);
  const same = item.planned.find((other) => changedBy(item, other).some((name) => mine.includes(name)));
  const at = same?.publishAt;
  if (at) return `Another price is planned for ${longMoment(at)}: open the plan, and withdraw it first.`;
  const all = [...item.planned, { base: item.shown, values }];
  return shownAfter(item, all)
    ? null
    : 'Together with what is planned already it does not fit: open the plan.';
}

/** Keeps the draft. Null: somebody changed the item meanwhile. */
export function planPrice(
  item: ContentItem,
  values: ContentValues,
  { at, actorId }: { at: Date; actorId: string },
): Promise<string | null> {
  return onItem(item.content, item.id, { actorId }, async (act) =>
    act.item.revision === item.revision
      ? plan(act, values, { at, base: act.item.shown, isBesideDraft: true })
      : null,
  );
}

/** `back`: plan and version, from Undo. Published or withdrawn plans are left alone. */
export async function withdrawPrices(
  form: FormData,
  actorId: string,
): Promise<{ count: number; of: number }> {
  const backs = form
    .getAll('back')
    .slice(0, MOST)
    .map((back) => String(back).split(' '));
  let count = 0;
  for (const [id = '', version] of backs) {
    if (!isItem(planContent, id)) continue;
    const isBack = await onItem(planContent, id, { actorId }, async (act) => {
      const planned = act.item.planned.find((one) => one.id === version);
      if (planned) await withdrawPlan(act, planned, { asDraft: false });
      return planned !== undefined;
    });
    if (isBack) count++;
  }
  return { count, of: backs.length };
}
