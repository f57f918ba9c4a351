import type { FirmActor } from '#app/accounts/core/actor.ts';
import { namesOfThoseWhoMay } from '#app/accounts/core/role-texts.ts';
import { may } from '#app/accounts/core/roles.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { done, missing, refused, stale, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { saveShared } from '#app/platform/forms/shared-form.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { badRequest, forbidden } from '#app/platform/http/responses.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { newIdIn } from '#app/platform/http/submission-key.ts';
import { readPrice } from '#app/work/core/engagements/price.ts';
import type { NewRecurring } from '#app/work/core/recurring/changing.server.ts';
import { isNearDay, LONGEST_BACK } from '#app/work/core/near-day.ts';
import type { PlannedAhead } from '#app/work/core/recurring/plan-ahead.server.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { addInstead, takeInsteadBack } from '#app/work/core/recurring/instead.server.ts';
import { lastDayBefore } from '#app/work/core/recurring/one-of.ts';
import {
  addRecurring,
  recurringOf,
  removeRecurring,
  restoreRecurring,
  saveRecurring,
  type Recurring,
} from '#app/work/core/recurring/recurring.server.ts';
import { termsOf } from '#app/work/core/recurring/wanted-periods.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import {
  BESIDE,
  isSettled,
  recurringClash,
  recurringDoubts,
  type RecurringClash,
} from './recurring-clash.ts';
import { gaveWaySchema, readTerms, storedIn, termsSchema, withPrice } from './recurring-terms.server.ts';
import { recurringTypesFor } from './recurring-types.ts';
import { RECURRING_FORM } from './shared-forms.ts';
import type { TaxpayerIntent, WithClash, TaxpayerTask } from './taxpayer-forms.ts';

const PLACE = '#recurring';
const GONE = { title: 'This recurring work was removed meanwhile' };
const STALE = 'Somebody saved it meanwhile. Press again if yours is the right one.';
const MEANWHILE = 'Somebody saved it meanwhile. Look at it as it is now.';
const EXISTS = 'The client has this already: change it above.';
const WENT_ON = 'Somebody went on from what it took the place of. Give both their days by hand.';

export const RECURRING = {
  async 'recurring-add'({ form, me, taxpayer }: TaxpayerTask) {
    requireEngage(me);
    const type = recurringTypesFor(taxpayer.kind).find(({ id }) => id === form.get('type'));
    if (!type) return refused({ type: 'Choose the recurring work.' });
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
  async 'recurring-save'({ form, me, taxpayer }: TaxpayerTask) {
    requireEngage(me);
    const item = textIn(form, 'item');
    const find = async () => (await recurringOf(taxpayer.id)).find(({ id }) => id === item);
    // A press that takes something back has no fields to merge.
    const isBack = form.has('back') || form.has('drop');
    return saveShared(withPrice(form), RECURRING_FORM, {
      find,
      ifRemoved: unchanged<TaxpayerIntent>(GONE),
      undo: { intent: 'recurring-save', item },
      async save({ form: sent, version, stays }) {
        const row = await find();
        if (!row) return 'gone';
        const { terms, errors } = readTerms(sent, row);
        if (!terms) return refused(errors);
        const isUndo = sent.has('back');
        const saved = await saveRecurring(me, taxpayer.id, { id: item, version, isUndo }, terms);
        if (saved === 'changed' && isBack)
          return unchanged({ title: 'Not taken back', description: MEANWHILE });
        if (typeof saved === 'string') return saved;
        const doubts = recurringDoubts(await recurringOf(taxpayer.id), taxpayer, southAfricanDay());
        const planned = await plannedText(saved.planned, taxpayer.id, item);
        const back = { version: String(version + 1), back: JSON.stringify(saved.before) };
        return done<TaxpayerIntent>({
          title: isUndo ? 'As it was before' : `${row.name} saved`,
          description: [stays, ...doubts, planned].filter(Boolean).join(' '),
          place: PLACE,
          undo: isUndo ? undefined : { intent: 'recurring-save', item, ...back },
        });
      },
    });
  },
  async 'recurring-remove'({ form, me, taxpayer }: TaxpayerTask) {
    requireEngage(me);
    const [item, gaveWay] = [textIn(form, 'item'), textIn(form, 'gaveWay')];
    const row = (await recurringOf(taxpayer.id)).find(({ id }) => id === item);
    if (!row) return unchanged(GONE);
    const removed = gaveWay
      ? await takeInsteadBack(me, taxpayer.id, item, storedIn(gaveWaySchema, gaveWay))
      : await removeRecurring(me, taxpayer.id, item);
    if (removed === 'gone') return unchanged(GONE);
    if (removed === 'changed') return unchanged({ title: 'Not taken back', description: WENT_ON });
    if (removed === 'begun')
      return unchanged({
        title: 'Not removed',
        description: 'Some of its work has begun or was changed by hand. Give it a last day instead.',
      });
    return done<TaxpayerIntent>({
      title: 'Removed, with the work it had planned',
      place: PLACE,
      undo: form.has('back') ? undefined : putBack(row),
    });
  },
  async 'recurring-restore'({ form, me, taxpayer }: TaxpayerTask) {
    requireEngage(me);
    const type = typeOf(textIn(form, 'type'));
    if (!type || type.period === 'once') throw badRequest();
    const wanted = {
      id: newIdIn(form),
      type: type.id,
      version: requireVersion(form),
      terms: storedIn(termsSchema, textIn(form, 'terms')),
      who: isUuid(form.get('who')) ? textIn(form, 'who') : null,
    };
    const restored = await restoreRecurring(me, taxpayer.id, wanted);
    if (restored === 'gone') return missing();
    if (restored === 'exists') return unchanged({ title: 'Not taken back', description: EXISTS });
    const description = await plannedText(restored, taxpayer.id, wanted.id);
    return done({ title: `${type.name} comes again`, description, place: PLACE });
  },
};

function putBack(row: Recurring) {
  const { id: key, type, version, next } = row;
  const terms = JSON.stringify(termsOf(row));
  return {
    intent: 'recurring-restore' as const,
    key,
    type,
    version: String(version),
    terms,
    who: next?.assigneeId ?? '',
  };
}

async function add(me: FirmActor, taxpayer: Taxpayer, wanted: NewRecurring) {
  const added = await addRecurring(me, taxpayer.id, wanted);
  if (added === 'gone') return missing();
  if (added === 'exists') return refused({ type: EXISTS });
  return done<TaxpayerIntent>({
    title: `${nameOf(wanted)} is planned`,
    description: await plannedText(added, taxpayer.id, wanted.id),
    place: PLACE,
    undo: { intent: 'recurring-remove', item: wanted.id, back: 'yes' },
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
    title: `${nameOf(wanted)} is planned`,
    description: `${ended} ${await plannedText(added.planned, taxpayer.id, wanted.id)}`,
    place: PLACE,
    undo: {
      intent: 'recurring-remove',
      item: wanted.id,
      back: 'yes',
      gaveWay: JSON.stringify(added.gaveWay),
    },
  });
}

function nameOf({ type }: Pick<NewRecurring, 'type'>): string {
  return typeOf(type)?.name ?? type;
}

function requireEngage(me: FirmActor): void {
  if (!may(me.role, 'engage')) throw forbidden(`Only ${namesOfThoseWhoMay('engage')} plan work.`);
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
