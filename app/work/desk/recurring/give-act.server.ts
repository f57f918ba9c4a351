import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { businessDaysAfter } from '#app/firm/core/business-days.ts';
import { countOf, defineBulk, type QuestionForm } from '#app/accounts/bulk/define-bulk.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findColleagues, isColleague } from '#app/accounts/core/colleagues.server.ts';
import { countText } from '#app/platform/core/count-text.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import type { EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import { datesOf } from '#app/work/core/engagements/own-data.server.ts';
import { periodOf } from '#app/work/core/engagements/periods.ts';
import { freeText, readPrice } from '#app/work/core/engagements/price.ts';
import { plannedStart } from '#app/work/core/engagements/start-day.ts';
import { addIn, removeIn } from '#app/work/core/recurring/changing.server.ts';
import { firstDayFor, firstPeriods, type NotGiven } from '#app/work/core/recurring/first-day.ts';
import {
  clientsOfMany,
  keptByClient,
  type ClientOfMany,
  type Kept,
} from '#app/work/core/recurring/of-many.server.ts';
import { clashWith } from '#app/work/core/recurring/one-of.ts';
import { isAsGiven, newTerms, wantedPeriods } from '#app/work/core/recurring/wanted-periods.ts';
import { lockClient } from '#app/work/core/taxpayers/for-client.server.ts';
import { isWorkPlannedFor } from '#app/work/core/taxpayers/status.ts';
import { CLIENTS } from '../taxpayers/bulk-acts.server.ts';
import { recurringTypes } from '../taxpayers/recurring-types.ts';
import { giveFields, priceIn, type GiveChoice } from './give-fields.server.ts';
import {
  kindField,
  kindIn,
  leftOf,
  lockServiceAgain,
  NO_KIND,
  periodOptions,
  REASONS_OF_MANY,
  workCalled,
  typeIn,
} from './many.server.ts';

type Reason = NotGiven | 'has' | 'clash';

/** Recurring work of one kind for many clients, as `recurring-add` gives it to one. */
export const GIVE_RECURRING = defineBulk({
  name: 'taxpayers.recurring-give',
  permission: 'engage',
  things: CLIENTS,
  choice: z.object({
    kind: z.optional(z.string()),
    period: z.optional(z.string()),
    price: z.optional(z.nullable(z.number())),
    who: z.optional(z.string()),
  }),
  asks: (many, { kind }) => `give ${workCalled(kind)} to ${many}`,
  did: (many, { kind }) => `${workCalled(kind)} given to ${many}`,
  nothing: 'Nothing given',
  reasons: {
    ...REASONS_OF_MANY,
    has: (many, { it, has }) => `${many} left out: ${it} ${has} this already`,
    clash: (many, { its }) => `${many} left out: other work would give way; change that on ${its} page`,
    former: (many) => `${many} left out: no client any more`,
    unfit: (many) => `${many} left out: this work is not for clients of that kind`,
    category: (many) => `${many} left out: the VAT category asks for another return, or for none`,
    vatNumber: (many) => `${many} left out: no VAT number is on file`,
    payeNumber: (many) => `${many} left out: no PAYE number is on file`,
    coidaNumber: (many) => `${many} left out: no COIDA number is on file`,
    dates: (many) =>
      `${many} left out: no period is known without more data, such as the day of registration`,
    left: (many) => `${many} left alone: the colleague is not with us any more`,
    worked: (many) => `${many} kept: some of the work has begun or was changed by hand, so end it instead`,
  },
  mends: {
    category: { label: 'Change the VAT category', field: 'vatCategory' },
    vatNumber: { label: 'Enter the VAT number', field: 'vatNumber' },
    payeNumber: { label: 'Enter the PAYE number', field: 'payeNumber' },
    coidaNumber: { label: 'Enter the COIDA number', field: 'coidaNumber' },
    dates: { label: 'Enter the day of registration', field: 'registeredOn' },
  },
  isOpen: ({ kind }) => kind === undefined,
  async leaves(me, ids, choice) {
    const type = typeIn(choice);
    const kept = type ? await keptByClient(ids) : NOTHING_KEPT;
    return leftOf(me, ids, type?.id, (one) => (type ? reasonFor(type, one, choice.period, kept) : null));
  },
  ask: askGiving,
  answer: readGiving,
  async doubt(me, ids, choice) {
    const type = typeIn(choice);
    if (!type) return null;
    const [clients, kept] = await Promise.all([clientsOfMany(me, ids, type.id), keptByClient(ids)]);
    const given = clients.filter((one) => reasonFor(type, one, choice.period, kept) === null);
    const free = freeText(
      given.map(() => priceIn(type, choice)),
      (count) => countOf(count, CLIENTS),
    );
    const without = clients.filter(
      (one) => reasonFor(type, one, choice.period, NOTHING_KEPT) === 'period',
    ).length;
    const left = without > 0 ? `${countOf(without, CLIENTS)} left out: without such a period.` : null;
    return [left, free].filter(Boolean).join(' ') || null;
  },
  async change(tx, { me, id, choice, now }) {
    const { period, who } = choice;
    const type = typeIn(choice);
    if (!type) return { state: 'left', why: 'unfit' };
    if (who && !(await isColleague(tx, who, 'work'))) return { state: 'left', why: 'left' };
    const row = await lockClient(tx, me, id);
    if (typeof row === 'string') return { state: 'left', why: row };
    const first = firstDayFor(type, { ...row, dates: datesOf(row) }, period, southAfricanDay(now));
    if ('why' in first) return { state: 'left', why: first.why };
    const kept = (await keptByClient([id], tx)).get(id) ?? [];
    if (clashWith(type.id, first.startsOn, kept)) return { state: 'left', why: 'clash' };
    const given = { startsOn: first.startsOn, price: priceIn(type, choice) };
    const recurring = randomUUID();
    const values = { id: recurring, type: type.id, ...given, assigneeId: who };
    if ((await addIn(tx, me, id, values, now)) === 'exists') return { state: 'left', why: 'has' };
    return { state: 'done', past: { recurring, ...given } };
  },
  async undo(tx, { me, id, past: { recurring, ...given }, now }) {
    const row = await lockServiceAgain(tx, id, recurring);
    if (!row || !isAsGiven(row, given)) return 'changed';
    return (await removeIn(tx, me, row, now)) === 'begun' ? 'worked' : null;
  },
  writes: () => [
    'No client gets a mail before a piece of work starts, tomorrow at the earliest.',
    'Work that is open for a period already is not planned twice.',
    'Undo takes the recurring work back with all that it planned, unless somebody has worked on it.',
  ],
});

type KeptByClient = ReadonlyMap<string, readonly Kept[]>;

const NOTHING_KEPT: KeptByClient = new Map();

/** `kept`: what comes again for the clients already. */
function reasonFor(
  type: EngagementType,
  one: ClientOfMany,
  period: string | undefined,
  kept: KeptByClient,
): Reason | null {
  if (one.recurring) return 'has';
  const first = firstDayFor(type, { ...one.client, dates: one.dates }, period, southAfricanDay());
  if ('why' in first) return first.why;
  return clashWith(type.id, first.startsOn, kept.get(one.client.id) ?? []) ? 'clash' : null;
}

async function askGiving(me: FirmActor, ids: readonly string[], choice: GiveChoice): Promise<QuestionForm> {
  const field = kindField(
    recurringTypes().map(({ id, name }) => ({ value: id, label: name })),
    choice.kind,
  );
  const type = typeIn(choice);
  const look = 'Show who gets it';
  if (!type) return { lines: [], fields: [field], look, notes: {} };
  const [clients, colleagues, kept] = await Promise.all([
    clientsOfMany(me, ids, type.id),
    findColleagues('work'),
    keptByClient(ids),
  ]);
  const gets = clients.filter((one) => reasonFor(type, one, choice.period, kept) === null);
  const plans = gets.map((one) => [one.client.id, planOf(type, one, choice.period)] as const);
  const planned = plans.reduce((sum, [, { length }]) => sum + length, 0);
  const soon = plans.reduce((sum, [, one]) => sum + one.soon, 0);
  const today = southAfricanDay();
  const options = periodOptions(
    clients.filter((one) => ['period', null].includes(reasonFor(type, one, choice.period, kept))),
    (dates) => firstPeriods(type, dates, today),
  );
  return {
    lines: [
      `Planned for the next twelve months: ${countText(planned, 'piece of work', 'pieces of work')}.`,
      ...(soon > 0 ? [soonText(soon, today)] : []),
    ],
    fields: [field, ...giveFields(type, choice, options, colleagues)],
    look,
    notes: Object.fromEntries(plans.map(([id, { note }]) => [id, [note]])),
  };
}

function soonText(count: number, today: string): string {
  const begin = `${count} of them ${count === 1 ? 'begins' : 'begin'}`;
  return `${begin} on ${dayText(businessDaysAfter(today, 1))}, as the periods are over: clients may get mails then.`;
}

/** What is planned for a client, how much of it is for periods that are over, and what stands beside its name. */
function planOf(
  type: EngagementType,
  { client, dates }: ClientOfMany,
  period: string | undefined,
): { length: number; soon: number; note: string } {
  if (!isWorkPlannedFor(client)) return { length: 0, soon: 0, note: 'Planned once it is a client.' };
  const today = southAfricanDay();
  const first = firstDayFor(type, { ...client, dates }, period, today);
  const wanted =
    'startsOn' in first ? wantedPeriods(type, dates, newTerms({ ...first, price: null }), today) : [];
  const [next] = wanted;
  if (!next) return { length: 0, soon: 0, note: 'Nothing begins within twelve months.' };
  const startOf = ({ id }: { id: string }) => plannedStart(type, id, dates, today);
  const soon = wanted.filter(({ from }) => from <= today).length;
  const label = periodOf(type, next.id, dates)?.label ?? next.id;
  const others = wanted.length > 1 ? `, and ${wanted.length - 1} more within twelve months` : '';
  return { length: wanted.length, soon, note: `First ${label}, from ${dayText(startOf(next))}${others}.` };
}

/** Another kind has other periods, and another price. */
function readGiving(
  form: FormData,
  before: GiveChoice,
): { choice: GiveChoice } | { errors: Record<string, string> } {
  const type = kindIn(form);
  if (!type) return { errors: { kind: NO_KIND } };
  if (type.id !== before.kind) return { choice: { kind: type.id } };
  const { cents, error } = readPrice(textIn(form, 'price'));
  if (error) return { errors: { price: error } };
  const [period, who] = [textIn(form, 'period'), textIn(form, 'who')];
  return { choice: { kind: type.id, ...(period && { period }), price: cents, ...(who && { who }) } };
}
