import { z } from 'zod';
import { defineBulk, type QuestionForm } from '#app/accounts/bulk/define-bulk.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { countText } from '#app/platform/core/count-text.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { datesOf } from '#app/work/core/engagements/own-data.server.ts';
import { namedPeriod, periodOf, type TaxpayerDates } from '#app/work/core/engagements/periods.ts';
import { saveIn } from '#app/work/core/recurring/changing.server.ts';
import { lastPeriods } from '#app/work/core/recurring/first-day.ts';
import {
  clientsOfMany,
  plannedPeriodsOf,
  type ClientOfMany,
} from '#app/work/core/recurring/of-many.server.ts';
import { CLIENTS } from '../taxpayers/bulk-acts.server.ts';
import {
  kindFieldOf,
  kindIn,
  leftOf,
  lockServiceAgain,
  lockServiceOf,
  NO_KIND,
  periodOptions,
  REASONS_OF_MANY,
  workCalled,
  typeIn,
} from './many.server.ts';

/** `period`: the last one that is still done. */
type Choice = { kind?: string; period?: string };

const WORK_PIECES = ['piece of planned work', 'pieces of planned work'] as const;

/** One kind of recurring work of many clients gets its last period, as a last day ends that of one. */
export const END_RECURRING = defineBulk({
  name: 'taxpayers.recurring-end',
  permission: 'engage',
  things: CLIENTS,
  choice: z.object({ kind: z.optional(z.string()), period: z.optional(z.string()) }),
  asks: (many, { kind }) => `end ${workCalled(kind)} of ${many}`,
  did: (many, { kind }) => `last period of ${workCalled(kind)} set for ${many}`,
  nothing: 'Nothing to end',
  reasons: {
    ...REASONS_OF_MANY,
    ended: (many) => `${many} left out: the work ends then already, or before`,
    stays: (many) => `for ${many} planned work stays that somebody has worked on or changed`,
  },
  isOpen: ({ kind, period }) => kind === undefined || period === undefined,
  leaves: (me, ids, choice) => leftOf(me, ids, choice.kind, (one) => reasonFor(one, choice)),
  ask: askEnding,
  answer: readEnding,
  async doubt(me, ids, choice) {
    const planned = (await clientsOfMany(me, ids, choice.kind ?? ''))
      .filter((one) => reasonFor(one, choice) === null)
      .map((one) => laterOf(one, choice).length)
      .reduce((sum, one) => sum + one, 0);
    return planned > 0 ? `With this, ${countText(planned, ...WORK_PIECES)} would go.` : null;
  },
  async change(tx, { me, id, choice, now }) {
    const found = await lockServiceOf(tx, me, id, choice.kind);
    if (typeof found === 'string') return { state: 'left', why: found };
    const { client, row } = found;
    const one: ClientOfMany = { client, dates: datesOf(client), recurring: row, planned: [] };
    const why = reasonFor(one, choice);
    const endsOn = lastDayOf(one.dates, choice);
    if (why || endsOn === null) return { state: 'left', why: why ?? 'period' };
    await saveIn(tx, me, row, { terms: { endsOn }, now });
    const planned = await plannedPeriodsOf(tx, row.id);
    const isLeft = laterOf({ ...one, planned }, choice).length > 0;
    const past = { recurring: row.id, before: row.endsOn, endsOn };
    return { state: 'done', past, why: isLeft ? 'stays' : undefined };
  },
  async undo(tx, { me, id, past: { recurring, before, endsOn }, now }) {
    const row = await lockServiceAgain(tx, id, recurring);
    if (!row || row.endsOn !== endsOn) return 'changed';
    await saveIn(tx, me, row, { terms: { endsOn: before }, isUndo: true, now });
    return null;
  },
  writes: () => [
    'What is planned for a later period goes, unless somebody has worked on it or changed it. Work that has begun stays.',
    'Undo plans it again.',
  ],
});

/** Null: nothing leaves the client out, as far as is chosen. */
function reasonFor({ recurring, dates }: ClientOfMany, choice: Choice): 'none' | 'period' | 'ended' | null {
  if (!recurring) return 'none';
  if (choice.period === undefined) return null;
  const endsOn = lastDayOf(dates, choice);
  if (endsOn === null) return 'period';
  return recurring.endsOn !== null && recurring.endsOn <= endsOn ? 'ended' : null;
}

function lastDayOf(dates: TaxpayerDates, choice: Choice): string | null {
  const type = typeIn(choice);
  return (type && choice.period && periodOf(type, choice.period, dates)?.days?.last) || null;
}

function laterOf({ planned, dates }: ClientOfMany, choice: Choice): string[] {
  const [type, endsOn] = [typeIn(choice), lastDayOf(dates, choice)];
  if (!type || endsOn === null) return [];
  return planned.filter((id) => (namedPeriod(type, id, dates)?.days?.last ?? '') > endsOn);
}

async function askEnding(me: FirmActor, ids: readonly string[], choice: Choice): Promise<QuestionForm> {
  const [field, type, today] = [await kindFieldOf(me, ids, choice.kind), typeIn(choice), southAfricanDay()];
  const look = 'Show what would end';
  if (field.options?.length === 1) return { lines: ['They have no recurring work.'], fields: [], notes: {} };
  if (!type) return { lines: [], fields: [field], look, notes: {} };
  const clients = (await clientsOfMany(me, ids, type.id)).filter(({ recurring }) => recurring !== null);
  const options = periodOptions(clients, (dates) => lastPeriods(type, dates, today));
  const ends = clients.filter((one) => choice.period && reasonFor(one, choice) === null);
  const going = ends.reduce((sum, one) => sum + laterOf(one, choice).length, 0);
  return {
    lines: choice.period ? [`${countText(going, ...WORK_PIECES)} would go.`] : [],
    fields: [
      field,
      {
        name: 'period',
        label: 'The last period that we do',
        hint: 'Where this is a financial year, it ends with the year end of each client.',
        kind: 'choice',
        value: choice.period ?? '',
        options: [{ value: '', label: 'Please choose' }, ...options],
      },
    ],
    look,
    notes: Object.fromEntries(
      (choice.period ? ends : clients).map((one) => [one.client.id, [noteOn(one, choice)]]),
    ),
  };
}

function noteOn(one: ClientOfMany, choice: Choice): string {
  const [endsOn, before] = [lastDayOf(one.dates, choice), one.recurring?.endsOn];
  const now = before ? ` It ends ${dayText(before)} now.` : '';
  if (endsOn === null) return `${one.planned.length} planned.${now}`;
  return `Ends ${dayText(endsOn)}: ${laterOf(one, choice).length} of ${one.planned.length} planned would go.${now}`;
}

/** Another kind has other periods. */
function readEnding(form: FormData, before: Choice): { choice: Choice } | { errors: Record<string, string> } {
  const type = kindIn(form);
  if (!type) return { errors: { kind: NO_KIND } };
  if (type.id !== before.kind) return { choice: { kind: type.id } };
  const period = textIn(form, 'period');
  return period ? { choice: { kind: type.id, period } } : { errors: { period: 'Choose the last period.' } };
}
