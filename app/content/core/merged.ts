import type { ContentValues } from '#app/platform/db/content-values.ts';
import { fieldsOf } from './define-content.ts';
import type { ContentItem, Version } from './find.server.ts';
import { changedFields, onTopOf, storedValues } from './values.ts';

type Shown = Pick<ContentItem, 'content' | 'file' | 'shown'>;
type Planned = Shown & Pick<ContentItem, 'planned'>;
type Written = Pick<Version, 'base' | 'values'>;

/** What a draft or plan would show now: its own changes on top of what is shown. Null when that fits no more. */
export function mergedValues(
  { content, file, shown }: Shown,
  { base, values: mine }: Written,
): ContentValues | null {
  if (!mine) return null;
  const merged = base && shown ? onTopOf(fieldsOf(content, file), { base, mine, now: shown }) : mine;
  return storedValues(content, merged, file);
}

/** On top of what a form is filled in: what is shown, or else what is planned first. */
export function basisOf({
  shown,
  planned: [first],
}: Pick<ContentItem, 'shown' | 'planned'>): ContentValues | null {
  return shown ?? first?.values ?? null;
}

/** What is shown when these plans have become public, one after the other. Null: one of them fits no more. */
export function shownAfter(item: Shown, plans: readonly Written[]): ContentValues | null {
  let { shown } = item;
  for (const plan of plans) {
    shown = mergedValues({ ...item, shown }, plan);
    if (!shown) return null;
  }
  return shown;
}

/** Those that become public before this one does; of one moment, in the order in which they were written. */
export function plansBefore<Plan extends Pick<Version, 'publishAt'>>(
  plans: readonly Plan[],
  at: Date,
): Plan[] {
  return plans.filter(({ publishAt }) => publishAt !== null && publishAt <= at);
}

/** What a version that is not public yet will show: of a plan, with what becomes public before it. */
export function valuesOfWaiting(item: Planned, version: Version): ContentValues | null {
  const index = item.planned.findIndex(({ id }) => id === version.id);
  return index < 0 ? mergedValues(item, version) : shownAfter(item, item.planned.slice(0, index + 1));
}

export function changedBy({ content, file }: Shown, { base, values }: Written): string[] {
  return changedFields(fieldsOf(content, file), base ?? {}, values ?? {});
}
