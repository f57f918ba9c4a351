import type { ContentValues } from '#app/platform/db/content-values.ts';
import { fieldsOf } from './define-content.ts';
import type { ContentItem, Version } from './find.server.ts';
import { changedFields, onTopOf, storedValues } from './values.ts';

type Shown = Pick<ContentItem, 'content' | 'file' | 'shown'>;
type Planned = Shown & Pick<ContentItem, 'planned'>;
type Written = Pick<Version, 'base' | 'values'>;

/** A draft's or plan's own changes over what is shown now. Null when the result is no longer valid. */
export function mergedValues(
  { content, file, shown }: Shown,
  { base, values: mine }: Written,
): ContentValues | null {
  if (!mine) return null;
  const merged = base && shown ? onTopOf(fieldsOf(content, file), { base, mine, now: shown }) : mine;
  return storedValues(content, merged, file);
}

/** What a form starts from: what is shown, or else the first plan. */
export function basisOf({
  shown,
  planned: [first],
}: Pick<ContentItem, 'shown' | 'planned'>): ContentValues | null {
  return shown ?? first?.values ?? null;
}

/** What is shown once these plans are public, one after the other. Null: one of them is no longer valid. */
export function shownAfter(item: Shown, plans: readonly Written[]): ContentValues | null {
  let { shown } = item;
  for (const plan of plans) {
    shown = mergedValues({ ...item, shown }, plan);
    if (!shown) return null;
  }
  return shown;
}

/** Plans that become public earlier; of the same moment, those that were written earlier. */
export function plansBefore<Plan extends Pick<Version, 'publishAt'>>(
  plans: readonly Plan[],
  at: Date,
): Plan[] {
  return plans.filter(({ publishAt }) => publishAt !== null && publishAt <= at);
}

/** What a version will show once public: for a plan, with the plans before it. */
export function valuesOfWaiting(item: Planned, version: Version): ContentValues | null {
  const index = item.planned.findIndex(({ id }) => id === version.id);
  return index < 0 ? mergedValues(item, version) : shownAfter(item, item.planned.slice(0, index + 1));
}

export function changedBy({ content, file }: Shown, { base, values }: Written): string[] {
  return changedFields(fieldsOf(content, file), base ?? {}, values ?? {});
}
