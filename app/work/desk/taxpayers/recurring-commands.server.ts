import * as z from 'zod/mini';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { namesOfThoseWhoMay } from '#app/accounts/core/role-texts.ts';
import { may } from '#app/accounts/core/roles.ts';
import { dayText, isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import type { PriceChange } from '#app/platform/db/schema/recurring.ts';
import {
  done,
  missing,
  refused,
  stale,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { badRequest, forbidden } from '#app/platform/http/responses.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import { readPrice } from '#app/work/core/engagements/price.ts';
import type { NewRecurring } from '#app/work/core/recurring/changing.server.ts';
import { isNearDay, LONGEST_BACK, REACH } from '#app/work/core/recurring/near-day.ts';
import type { PlannedAhead } from '#app/work/core/recurring/plan-ahead.server.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { addInstead, takeInsteadBack } from '#app/work/core/recurring/instead.server.ts';
import { lastDayBefore } from '#app/work/core/recurring/one-of.ts';
import {
  addRecurring,
  recurringOf,
  removeRecurring,
  saveRecurring,
} from '#app/work/core/recurring/recurring.server.ts';
import { withChange, type RecurringTerms } from '#app/work/core/recurring/wanted-periods.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import {
  BESIDE,
  isSettled,
  recurringClash,
  recurringDoubts,
  type RecurringClash,
} from './recurring-clash.ts';
import { recurringTypesFor } from './recurring-types.ts';
import type { TaxpayerIntent, WithClash } from './taxpayer-forms.ts';

type Task = Posted & { me: FirmActor; taxpayer: Taxpayer };

const PLACE = '#recurring';
const GONE = { title: 'This recurring work was removed meanwhile' };
const STALE = 'Somebody saved it meanwhile. Press again if yours is the right one.';
const EXISTS = 'The client has this already: change it above.';
const WENT_ON = 'Somebody went on from what it took the place of. Give both their days by hand.';
const FAR = 'Give the day as a date within ten years.';

const day = z.string().check(z.refine(isIsoDate));
const price = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000)));
const termsSchema = z.object({
  startsOn: day,
  price,
  priceChanges: z.array(z.object({ from: day, price })).check(z.maxLength(50)),
  pausedFrom: z.nullable(day),
  pausedUntil: z.nullable(day),
  endsOn: z.nullable(day),
});

const gaveWaySchema = z
  .array(z.object({ id: z.string(), version: z.int(), before: termsSchema }))
  .check(z.maxLength(10));

export const RECURRING = {
  async 'recurring-add'({ form, me, taxpayer }: Task) {
    requireEngage(me);
    const type = recurringTypesFor(taxpayer.kind).find(({ id }) => id === form.get('type'));
    if (!type) return refused({ type: 'Choose what comes again.' });
    const startsOn = textIn(form, 'startsOn');
    if (!isNearDay(startsOn, LONGEST_BACK))
      return refused({ startsOn: 'Give a day of the last twelve months, or one to come.' });
    const { cents, error } = readPrice(textIn(form, 'price'));
    if (error) return refused({ price: error });
    const clash = recurringClash(type, startsOn, taxpayer, await recurringOf(taxpayer.id));
    const seen = textIn(form, 'seenClash');
    const beside = oneOf(BESIDE, textIn(form, 'beside'));
    if (clash && !isSettled(clash, seen, beside))
      return refused<WithClash>(seen === clash.key ? { beside: 'Choose one of them.' } : {}, { clash });
    const added = { id: newIdIn(form), type: type.id, startsOn, price: cents };
    const others = beside === 'instead' ? (clash?.others ?? []) : [];
    return others.length > 0 ? addInPlace(me, taxpayer, added, others) : add(me, taxpayer, added);
  },
  async 'recurring-save'({ form, me, taxpayer }: Task) {
    requireEngage(me);
    const row = (await recurringOf(taxpayer.id)).find(({ id }) => id === form.get('item'));
    if (!row) return unchanged(GONE);
    const version = requireVersion(form);
    const { terms, errors } = readTerms(form, row);
    if (!terms) return refused(errors);
    const saved = await saveRecurring(me, taxpayer.id, { id: row.id, version }, terms);
    if (saved === 'gone') return unchanged(GONE);
    if (saved === 'changed') return stale(STALE);
    const isUndo = form.has('back');
    const doubts = recurringDoubts(await recurringOf(taxpayer.id), taxpayer.dates, southAfricanDay());
    return done<TaxpayerIntent>({
      title: isUndo ? 'As it was before' : `${row.name} saved`,
      description: [...doubts, await plannedText(saved.planned, taxpayer.id, row.id)].join(' '),
      place: PLACE,
      undo: isUndo
        ? undefined
        : {
            intent: 'recurring-save',
            item: row.id,
            version: String(version + 1),
            back: JSON.stringify(saved.before),
          },
    });
  },
  async 'recurring-remove'({ form, me, taxpayer }: Task) {
    requireEngage(me);
    const [item, gaveWay] = [textIn(form, 'item'), textIn(form, 'gaveWay')];
    const removed = gaveWay
      ? await takeInsteadBack(me, taxpayer.id, item, storedIn(gaveWaySchema, gaveWay))
      : await removeRecurring(me, taxpayer.id, item);
    if (removed === 'gone') return unchanged(GONE);
    if (removed === 'changed') return unchanged({ title: 'Not taken back', description: WENT_ON });
    return removed === 'begun'
      ? unchanged({
          title: 'Not removed',
          description: 'Some of its work has begun or was changed by hand. Give it a last day instead.',
        })
      : done({ title: 'Removed, with the work it had planned', place: PLACE });
  },
};

async function add(me: FirmActor, taxpayer: Taxpayer, wanted: NewRecurring) {
  const added = await addRecurring(me, taxpayer.id, wanted);
  if (added === 'gone') return missing();
  if (added === 'exists') return refused({ type: EXISTS });
  return done<TaxpayerIntent>({
    title: `${nameOf(wanted)} comes again`,
    description: await plannedText(added, taxpayer.id, wanted.id),
    place: PLACE,
    undo: { intent: 'recurring-remove', item: wanted.id },
  });
}

async function addInPlace(
  me: FirmActor,
  taxpayer: Taxpayer,
  wanted: NewRecurring,
  others: RecurringClash['others'],
) {
  const ids = others.map(({ id }) => id);
  const added = await addInstead(me, taxpayer.id, wanted, ids);
  if (added === 'gone') return missing();
  if (added === 'exists') return refused({ type: EXISTS });
  if (added === 'changed') return stale(STALE);
  const lastDay = dayText(lastDayBefore(wanted.startsOn));
  const ended = others.map(({ name }) => `${name} ends on ${lastDay}.`).join(' ');
  return done<TaxpayerIntent>({
    title: `${nameOf(wanted)} comes again`,
    description: `${ended} ${await plannedText(added.planned, taxpayer.id, wanted.id)}`,
    place: PLACE,
    undo: { intent: 'recurring-remove', item: wanted.id, gaveWay: JSON.stringify(added.gaveWay) },
  });
}

function nameOf({ type }: Pick<NewRecurring, 'type'>): string {
  return typeOf(type)?.name ?? type;
}

function requireEngage(me: FirmActor): void {
  if (!may(me.role, 'engage')) throw forbidden(`Only ${namesOfThoseWhoMay('engage')} plan work.`);
}

type Read =
  { terms: Partial<RecurringTerms>; errors: null } | { terms: null; errors: Record<string, string> };

function readTerms(form: FormData, row: RecurringTerms): Read {
  if (form.has('back')) return { terms: storedIn(termsSchema, textIn(form, 'back')), errors: null };
  const drop = textIn(form, 'drop');
  if (drop) {
    const priceChanges = row.priceChanges.filter(({ from }) => from !== drop);
    return { terms: { priceChanges }, errors: null };
  }
  const errors: Record<string, string> = {};
  const read = (name: string) => {
    const text = textIn(form, name);
    if (text && !isNearDay(text, REACH)) errors[name] = FAR;
    return text || null;
  };
  const [pausedFrom, pausedUntil, endsOn, from] = ['pausedFrom', 'pausedUntil', 'endsOn', 'priceFrom'].map(
    read,
  );
  if (pausedUntil && !pausedFrom) errors.pausedFrom = 'Give the first day of the pause too.';
  if (pausedFrom && pausedUntil && pausedUntil < pausedFrom)
    errors.pausedUntil = 'The pause cannot end before it begins.';
  const { cents, error } = readPrice(textIn(form, 'price'));
  if (error) errors.price = error;
  if (textIn(form, 'price') && !from) errors.priceFrom = 'Give the day from which this price counts.';
  if (Object.keys(errors).length > 0) return { terms: null, errors };
  const change: PriceChange | null = from ? { from, price: cents } : null;
  const priceChanges = change ? withChange(row.priceChanges, change) : row.priceChanges;
  return {
    terms: {
      pausedFrom: pausedFrom ?? null,
      pausedUntil: pausedUntil ?? null,
      endsOn: endsOn ?? null,
      priceChanges,
    },
    errors: null,
  };
}

function storedIn<Schema extends z.ZodMiniType>(schema: Schema, json: string): z.output<Schema> {
  try {
    return z.parse(schema, JSON.parse(json));
  } catch {
    throw badRequest();
  }
}

async function plannedText(
  { added, removed, repriced }: PlannedAhead,
  taxpayerId: string,
  id: string,
): Promise<string> {
  const row = (await recurringOf(taxpayerId)).find((one) => one.id === id);
  const changes = [
    added > 0 && `${added} planned`,
    removed > 0 && `${removed} taken off`,
    repriced > 0 && `another price for ${repriced}`,
  ].filter(Boolean);
  const next = row?.next
    ? `The next starts ${dayText(row.next.startsOn)}; the client gets no mail before.`
    : 'Nothing is planned.';
  return changes.length > 0 ? `${changes.join(', ')}. ${next}` : next;
}
