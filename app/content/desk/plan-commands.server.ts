import { longMoment } from '#app/platform/core/time.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import { choiceIn, done, refused, stale, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { itemPath } from '#app/content/core/content-path.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import type { ContentItem, Version } from '#app/content/core/find.server.ts';
import { basisOf, changedBy, plansBefore, shownAfter } from '#app/content/core/merged.ts';
import { plan, planAgain, withdrawPlan } from '#app/content/core/plan.server.ts';
import { momentIn } from '#app/content/core/read-field.ts';
import { changedFields } from '#app/content/core/values.ts';
import type { Act } from '#app/content/core/version-rows.server.ts';
import { CHANGED, next, unseen, versionOf, type Answer, type Context } from './acting.server.ts';
import { PLAN_CHOICES, type PlanChoice } from './page.ts';
import { plannedOf } from './planned.server.ts';
import { oneOf } from '#app/platform/http/query.ts';

const ASK = 'Something is planned already. Look at it below, and say which of them shall stand.';

/** A plan beside others; asks first if they change the same fields. */
export async function planIt(act: Act, values: ContentValues, context: Context): Promise<Answer> {
  const { item } = act;
  const at = new Date(momentIn(textIn(context.form, 'publishAt')) ?? NaN);
  if (Number.isNaN(at.getTime())) return refused({ publishAt: 'Enter a day and a time.' });
  if (at <= act.now)
    return refused({ publishAt: 'That has passed: choose a later time, or publish it now.' });
  const choice = oneOf(PLAN_CHOICES, choiceIn(context.form));
  const mine = changedFields(fieldsOf(item.content, item.file), basisOf(item) ?? {}, values);
  const before = plansBefore(item.planned, at);
  const { others, choices } = standingBeside(item, mine, before);
  if (mine.length === 0 && others.length === 0)
    return unchanged({ title: 'Nothing to plan', description: 'It says what is shown already.' });
  if (others.length > 0 && !choice)
    return refused(ASK, { question: { planned: plannedOf(item, others), choices } });
  const instead = choice === 'instead' ? others : [];
  const kept = item.planned.filter((other) => !instead.includes(other));
  const base = choice === 'back' ? shownAfter(item, before) : basisOf({ ...item, planned: kept });
  const misfit = misfitOf({ ...item, planned: kept }, { base, values, at });
  if (misfit) return refused({ publishAt: misfit });
  const question = await unseen(act, values, context);
  if (question) return question;
  const id = await plan(act, values, { at, base, instead });
  const again = instead.map((other) => other.id);
  return done({
    title: `Planned for ${longMoment(at)}`,
    description: besideText(kept),
    undo: { intent: 'withdraw', id, again, as: 'draft', version: next(act) },
  });
}

/** Plans that it replaced are planned again. As Undo its text becomes the draft; else the form shows what is public. */
export async function withdrawIt(act: Act, { form }: Context): Promise<Answer> {
  const planned = act.item.planned.find(({ id }) => id === textIn(form, 'id'));
  if (!planned) return stale(CHANGED);
  const state = await withdrawPlan(act, planned, { asDraft: textIn(form, 'as') === 'draft' });
  const again = form.getAll('again').map(String);
  for (const id of again) {
    const other = await versionOf(act.item, id);
    if (other) await planAgain(act, other);
  }
  const undo =
    again.length > 0 ? undefined : ({ intent: 'plan-again', id: planned.id, version: next(act) } as const);
  if (state === 'draft')
    return done({
      title: 'Plan withdrawn',
      description: 'Nothing is published then. Its text is the draft.',
      undo,
    });
  const link = { label: 'History', path: `${itemPath(act.item.content, act.item.id)}/history` };
  return done({
    title: 'Plan withdrawn',
    description: 'Nothing is published then. Its text is in the history.',
    link,
    undo,
  });
}

export async function planItAgain(act: Act, { form }: Context): Promise<Answer> {
  const version = await versionOf(act.item, textIn(form, 'id'));
  const isPlanned = version ? await planAgain(act, version) : false;
  return isPlanned && version?.publishAt
    ? done({ title: `Planned again for ${longMoment(version.publishAt)}` })
    : refused('Its time has passed. Plan it for another.');
}

type Beside = { others: readonly Version[]; choices: readonly PlanChoice[] };

/** What needs a question: plans of the same fields, or plans that an unchanged form would revert. */
function standingBeside(item: ContentItem, mine: readonly string[], before: readonly Version[]): Beside {
  if (mine.length === 0)
    return item.shown
      ? { others: before, choices: ['back'] }
      : { others: item.planned, choices: ['instead'] };
  // The first plan of a new item has every field; later plans do not contradict it.
  const isSame = (other: Version) =>
    other.base !== null && changedBy(item, other).some((name) => mine.includes(name));
  return { others: item.planned.filter(isSame), choices: ['also', 'instead'] };
}

type New = { base: ContentValues | null; values: ContentValues; at: Date };

/** Each plan must be valid once those before it are public. */
function misfitOf(item: ContentItem, { base, values, at }: New): string | null {
  const before = plansBefore(item.planned, at);
  const plans = [...before, { base, values, publishAt: at }, ...item.planned.slice(before.length)];
  const misfit = plans.findIndex((_, index) => shownAfter(item, plans.slice(0, index + 1)) === null);
  const day = plans[misfit]?.publishAt;
  return day ? `Together with the other plans it does not fit on ${longMoment(day)}.` : null;
}

function besideText(others: readonly Version[]): string | undefined {
  const days = others.flatMap(({ publishAt }) => (publishAt ? [longMoment(publishAt)] : []));
  return days.length > 0 ? `Planned as well: ${days.join('; ')}.` : undefined;
}
