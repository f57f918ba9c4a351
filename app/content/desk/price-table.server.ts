import { longMoment } from '#app/platform/core/time.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import {
  done,
  postedForms,
  refused,
  stale,
  unchanged,
  type Posted,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { publish } from '#app/content/core/change.server.ts';
import { PRICES_PATH } from '#app/content/core/content-path.ts';
import { fieldsOf, type Errors } from '#app/content/core/define-content.ts';
import { labelOf } from '#app/content/core/field.ts';
import { findAllItems, titleOf, type ContentItem } from '#app/content/core/find.server.ts';
import { planContent } from '#app/content/core/kinds/plans.ts';
import { publishable } from '#app/content/core/problems.server.ts';
import { entriesOf, type Entries } from '#app/content/core/values.ts';
import { onItem } from '#app/content/core/version-rows.server.ts';
import { findPlan, plansNow } from '#app/firm/core/plans.ts';
import { undoOf, LOOK } from './acting.server.ts';
import { affectedOf } from './affected.server.ts';
import type { Affected } from './page.ts';
import { planPrice, planTimeIn, pricePlanBeside, withdrawPrices } from './price-plan.server.ts';
import { isTouched, PRICE_FIELDS, priceField, versionField, type PriceRow } from './price-row.ts';
import { strangePrices } from './strange-prices.ts';
import { putAllBack } from './take-off.server.ts';

type Context = Posted & { me: { id: string } };
export type PriceIntent = 'publish' | 'plan' | 'put-back' | 'withdraw';
type More = { affected: Affected };
type Answer = Reply<PriceIntent, More>;

const CHANGED = 'Somebody changed this plan meanwhile. Press the button again to keep what you typed.';
const NOTHING = { title: 'Nothing to publish', description: 'No price was changed.' };

export async function loadPrices(): Promise<PriceRow[]> {
  return (await findPlans()).map((item) => {
    const { id, shown, revision, planned, draft } = item;
    return {
      id,
      title: titleOf(item),
      period: findPlan(id)?.period ?? '',
      revision,
      entries: entriesIn(shown),
      states: [
        ...(draft ? [`Draft of ${draft.by}`] : []),
        ...planned.flatMap(({ publishAt }) => (publishAt ? [`Planned for ${longMoment(publishAt)}`] : [])),
      ],
    };
  });
}

/** Saves the prices of many plans with one check, one question and one Undo. Drafts stay. */
export const changePrices = postedForms<Context, PriceIntent, More>({
  commands: {
    publish: async ({ form, me }) => {
      const read = await readTable(form);
      if (!Array.isArray(read)) return read;
      const backs: string[] = [];
      for (const { item, values } of read) {
        const back = await publishOne(item, values, me.id);
        if (back) backs.push(back);
      }
      const left = read.length - backs.length;
      return done({
        title: `Published: ${countText(backs.length)}`,
        description:
          left > 0 ? `${left} left alone: changed meanwhile.` : 'The pages change within two seconds.',
        tone: left > 0 ? 'loss' : 'gain',
        undo: backs.length > 0 ? { intent: 'put-back', back: backs } : undefined,
      });
    },
    plan: async ({ form, me }) => {
      const at = planTimeIn(form);
      if (typeof at === 'string') return refused({ publishAt: at });
      const read = await readTable(form);
      if (!Array.isArray(read)) return read;
      const wrong = read.flatMap(({ item, values }) => planned(item, values));
      if (wrong.length > 0) return refused(Object.fromEntries(wrong));
      const ids: string[] = [];
      for (const { item, values } of read) {
        const id = await planPrice(item, values, { at, actorId: me.id });
        if (id) ids.push(`${item.id} ${id}`);
      }
      const left = read.length - ids.length;
      return done({
        title: `Planned for ${longMoment(at)}: ${countText(ids.length)}`,
        description: left > 0 ? `${left} left alone: changed meanwhile.` : 'Until then nothing changes.',
        tone: left > 0 ? 'loss' : 'gain',
        undo: ids.length > 0 ? { intent: 'withdraw', back: ids } : undefined,
      });
    },
    withdraw: async ({ form, me }) => {
      const { count, of } = await withdrawPrices(form, me.id);
      return done({
        title: `Plan withdrawn: ${countText(count)}`,
        description: of > count ? `${of - count} left alone: published or withdrawn already.` : undefined,
        tone: of > count ? 'loss' : 'gain',
      });
    },
    'put-back': async ({ form, me }) => {
      const { count, of } = await putAllBack(planContent, form, me.id);
      return done({
        title: `As before: ${countText(count)}`,
        description: of > count ? `${of - count} left alone: changed meanwhile.` : undefined,
        tone: of > count ? 'loss' : 'gain',
      });
    },
  },
  path: () => PRICES_PATH,
});

/** The edited rows; or the answer to show instead. */
async function readTable(form: FormData): Promise<Read[] | Answer> {
  const rows = typedRows(await findPlans(), form);
  if (rows.length === 0) return unchanged(NOTHING);
  const late = rows.filter(({ item, seen }) => item.revision !== seen);
  if (late.length > 0)
    return stale(Object.fromEntries(late.map(({ item }) => [priceField('price', item.id), CHANGED])));
  const read = rows.map(readRow);
  const errors = Object.assign({}, ...read.map((row) => row.errors)) as Errors;
  if (Object.keys(errors).length > 0) return refused(errors);
  const affected = affectedBy(read);
  if (affected && textIn(form, 'seen') !== affected.seen) return refused(LOOK, { affected });
  return read;
}

/** Reported at the price, if a plan already changes a price too. */
function planned(item: ContentItem, values: ContentValues): [string, string][] {
  const other = pricePlanBeside(item, values);
  return other ? [[priceField('price', item.id), other]] : [];
}

async function findPlans(): Promise<ContentItem[]> {
  return (await findAllItems()).filter(({ content }) => content === planContent);
}

function entriesIn(values: ContentValues | null): PriceRow['entries'] {
  const {
    price = '',
    upTo = '',
    instalments = '',
  } = entriesOf(fieldsOf(planContent, undefined), values ?? {}) ?? {};
  return { price, upTo, instalments };
}

type Row = { item: ContentItem; seen: number; entries: Entries };

/** Only edited rows: the others may have changed in the database since. */
function typedRows(items: readonly ContentItem[], form: FormData): Row[] {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  return items.flatMap((item): Row[] => {
    const { id, shown } = item;
    const touched = PRICE_FIELDS.filter((field) => isTouched(typed, field, id));
    const entries = shown && entriesOf(fieldsOf(item.content, item.file), shown);
    if (touched.length === 0 || !entries) return [];
    const now = touched.map((field) => [field, textIn(form, priceField(field, id))]);
    const seen = Number(textIn(form, versionField(id)) || NaN);
    return [{ item, seen, entries: { ...entries, ...Object.fromEntries(now) } }];
  });
}

type Read = { item: ContentItem; values: ContentValues; errors: Errors };

/** Problems elsewhere in the plan are reported at its price. */
function readRow({ item, entries }: Row): Read {
  const { content, file, id } = item;
  const read = publishable(content, entries, file, id);
  if ('values' in read) return { item, values: read.values, errors: {} };
  const fields = fieldsOf(content, file);
  const errors = Object.entries(read.errors).map(([name, error]) => {
    const own = PRICE_FIELDS.find((field) => field === name);
    const field = fields[name];
    return own
      ? [priceField(own, id), error]
      : [priceField('price', id), `${field ? labelOf(field) : name}: ${error}`];
  });
  return { item, values: {}, errors: Object.fromEntries(errors) as Errors };
}

/** Compares each with all plans as they will be. */
function affectedBy(rows: readonly Read[]): Affected | null {
  const among = plansNow().map((plan) => {
    const row = rows.find(({ item }) => item.id === plan.id);
    return row ? planContent.itemOf(row.values as never, plan.id, plan) : plan;
  });
  const strange = rows.map(({ item, values }) => ({
    title: titleOf(item),
    of: strangePrices(item, values, among),
  }));
  const items = strange.flatMap(({ title, of }) =>
    of.items.map(({ text }) => ({ text: `${title}: ${text}` })),
  );
  return affectedOf([
    { title: 'Are these prices meant?', about: 'They can be published all the same.', items },
  ]);
}

/** What Undo needs; null if somebody changed it since it was read. */
function publishOne(item: ContentItem, values: ContentValues, actorId: string): Promise<string | null> {
  return onItem(item.content, item.id, { actorId }, async (act) => {
    if (act.item.revision !== item.revision) return null;
    const { to, version } = undoOf(act);
    await publish(act, { source: 'own', values }, 'update');
    return `${item.id} ${version} ${to}`;
  });
}

function countText(count: number): string {
  return count === 1 ? 'one price' : `${count} prices`;
}
