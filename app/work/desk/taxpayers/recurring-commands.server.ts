import * as z from 'zod/mini';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { namesOfThoseWhoMay } from '#app/accounts/core/role-texts.ts';
import { may } from '#app/accounts/core/roles.ts';
import { monthsAfter } from '#app/firm/core/calendar-day.ts';
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
import { badRequest, forbidden } from '#app/platform/http/responses.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import { readPrice } from '#app/work/core/engagements/price.ts';
import type { PlannedAhead } from '#app/work/core/recurring/plan-ahead.server.ts';
import {
  addRecurring,
  recurringOf,
  removeRecurring,
  saveRecurring,
} from '#app/work/core/recurring/recurring.server.ts';
import { withChange, type RecurringTerms } from '#app/work/core/recurring/wanted-periods.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { recurringTypesFor } from './recurring-types.ts';
import type { TaxpayerIntent } from './taxpayer-forms.ts';

type Task = Posted & { me: FirmActor; taxpayer: Taxpayer };

const PLACE = '#recurring';
const GONE = { title: 'This recurring work was removed meanwhile' };
const STALE = 'Somebody saved it meanwhile. Press again if yours is the right one.';
const FAR = 'Give the day as a date within ten years.';

/** In months: more of the past would plan all of it for tomorrow. */
const LONGEST_BACK = 12;
const REACH = 120;

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

export const RECURRING = {
  async 'recurring-add'({ form, me, taxpayer }: Task) {
    requireEngage(me);
    const type = recurringTypesFor(taxpayer.kind).find(({ id }) => id === form.get('type'));
    if (!type) return refused({ type: 'Choose what comes again.' });
    const startsOn = textIn(form, 'startsOn');
    if (!isNear(startsOn, LONGEST_BACK))
      return refused({ startsOn: 'Give a day of the last twelve months, or one to come.' });
    const { cents, error } = readPrice(textIn(form, 'price'));
    if (error) return refused({ price: error });
    const id = newIdIn(form);
    const added = await addRecurring(me, taxpayer.id, { id, type: type.id, startsOn, price: cents });
    if (added === 'gone') return missing();
    if (added === 'exists') return refused({ type: 'The client has this already: change it above.' });
    return done<TaxpayerIntent>({
      title: `${type.name} comes again`,
      description: await plannedText(added, taxpayer.id, id),
      place: PLACE,
      undo: { intent: 'recurring-remove', item: id },
    });
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
    return done<TaxpayerIntent>({
      title: isUndo ? 'As it was before' : `${row.name} saved`,
      description: await plannedText(saved.planned, taxpayer.id, row.id),
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
    const removed = await removeRecurring(me, taxpayer.id, textIn(form, 'item'));
    if (removed === 'gone') return unchanged(GONE);
    return removed === 'begun'
      ? unchanged({
          title: 'Not removed',
          description: 'Some of its work has begun or was changed by hand. Give it a last day instead.',
        })
      : done({ title: 'Removed, with the work it had planned', place: PLACE });
  },
};

function requireEngage(me: FirmActor): void {
  if (!may(me.role, 'engage')) throw forbidden(`Only ${namesOfThoseWhoMay('engage')} plan work.`);
}

type Read =
  { terms: Partial<RecurringTerms>; errors: null } | { terms: null; errors: Record<string, string> };

function readTerms(form: FormData, row: RecurringTerms): Read {
  if (form.has('back')) return { terms: storedTerms(textIn(form, 'back')), errors: null };
  const drop = textIn(form, 'drop');
  if (drop) {
    const priceChanges = row.priceChanges.filter(({ from }) => from !== drop);
    return { terms: { priceChanges }, errors: null };
  }
  const errors: Record<string, string> = {};
  const read = (name: string) => {
    const text = textIn(form, name);
    if (text && !isNear(text, REACH)) errors[name] = FAR;
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

function storedTerms(json: string): RecurringTerms {
  try {
    return z.parse(termsSchema, JSON.parse(json));
  } catch {
    throw badRequest();
  }
}

function isNear(text: string, monthsBack: number): boolean {
  const today = southAfricanDay();
  return isIsoDate(text) && text >= monthsAfter(today, -monthsBack) && text <= monthsAfter(today, REACH);
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
