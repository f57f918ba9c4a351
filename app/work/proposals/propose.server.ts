import { randomUUID } from 'node:crypto';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { requireSubmissionKey } from '#app/platform/http/submission-key.ts';
import { planEngagements } from '#content/engagements/plan-engagements.ts';
import { plans, type Plan } from '#content/plans.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { EngagementType } from '#app/work/core/engagements/define-engagement.ts';
import { dueOf } from '#app/work/core/engagements/due.ts';
import { latenessOf } from '#app/work/core/engagements/lateness.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { readPrice } from '#app/work/core/engagements/price.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { formatShortRand } from '#app/tax/money.ts';
import { findTaxpayer, membersOf, type Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import type { ShownLetter } from './letter-article.tsx';
import { isOffered } from './offered-type.ts';
import { kindsOfPlan, planOffer } from './plan-offer.ts';
import { periodsOffered, suggestedPeriod } from './periods-offered.ts';
import { planOfType } from './prices.ts';
import { type Offer } from './send.server.ts';
import { writeLetter } from './write-letter.server.ts';

export type OfferChoice = {
  type: string;
  name: string;
  isChosen: boolean;
  period: string;
  periods: { value: string; label: string }[];
  /** Of the chosen period: that its day has passed, and what that costs. */
  late: string | null;
  price: string;
  error?: string;
};

export type OfferDraft = {
  taxpayer: { id: string; name: string };
  plan: string;
  plans: { value: string; label: string }[];
  lines: OfferChoice[];
  signatory: string;
  signatoryError?: string;
  /** What goes out late: asked about before it is sent. */
  late: string[];
  error?: string;
  key: string;
  letters?: ShownLetter[];
};

/** The plan that fills it in, and the work that was chosen before. */
export type Wanted = { plan: string | null; type?: string; period?: string; price?: string };

const LONGEST_NAME = 100;

/** What the form begins with: the services of the plan are chosen. Null for a taxpayer that the actor may not see. */
export async function beginOffer(
  actor: FirmActor,
  taxpayerId: string,
  { plan: planId, ...wanted }: Wanted,
  now = new Date(),
): Promise<OfferDraft | null> {
  const taxpayer = await findTaxpayer(actor, taxpayerId);
  if (!taxpayer) return null;
  const fitting = plans.filter((plan) => kindsOfPlan(plan).includes(taxpayer.kind));
  const plan = fitting.find(({ id }) => id === planId) ?? null;
  const today = southAfricanDay(now);
  const lines = linesFor(taxpayer, plan, today)
    .map((line) => (line.type === wanted.type ? wantedLine(line, wanted, taxpayer, today) : line))
    .toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen));
  const [owner] = taxpayer.kind === 'individual' ? [] : await membersOf(taxpayer.id);
  return {
    taxpayer: { id: taxpayer.id, name: taxpayer.name },
    plan: plan?.id ?? '',
    plans: fitting.map(({ id, title }) => ({ value: id, label: title })),
    lines,
    signatory: owner?.name ?? (taxpayer.kind === 'individual' ? taxpayer.name : ''),
    late: lateLines(lines),
    key: randomUUID(),
  };
}

/** What was posted: the offer, or the form with what is wrong. Throws 400 without the form's key. */
export async function readOffer(
  actor: FirmActor,
  taxpayerId: string,
  form: FormData,
  now = new Date(),
): Promise<{ draft: OfferDraft; offer: Offer | null; taxpayer: Taxpayer } | null> {
  const fresh = await beginOffer(actor, taxpayerId, { plan: textIn(form, 'plan') }, now);
  const taxpayer = await findTaxpayer(actor, taxpayerId);
  if (!fresh || !taxpayer) return null;
  const today = southAfricanDay(now);
  const lines = fresh.lines
    .map((line) => readLine(line, form))
    .map((line) => ({ ...line, late: lateText(taxpayer, line, today) }));
  const signatory = oneLine(textIn(form, 'signatory')).slice(0, LONGEST_NAME);
  const chosen = lines.filter(({ isChosen }) => isChosen);
  const draft: OfferDraft = {
    ...fresh,
    lines,
    signatory,
    late: lateLines(lines),
    key: requireSubmissionKey(form),
    ...(signatory.length < 2 && { signatoryError: 'Enter the name of the person who accepts.' }),
    ...(chosen.length === 0 && { error: 'Tick what you propose.' }),
  };
  const isWhole = !draft.error && !draft.signatoryError && chosen.every(({ error }) => !error);
  return { draft, taxpayer, offer: isWhole ? offerOf(draft, taxpayer) : null };
}

export function previewOf({ engagements, plan, signatory }: Offer, taxpayer: Taxpayer, now = new Date()) {
  return engagements.map((part): ShownLetter => {
    const letter = writeLetter({ part, parts: engagements.length, taxpayer, plan, signatory }, now);
    const { title, html, sha256, templateVersion: version } = letter;
    return { id: `${part.type.id}-${part.period}`, about: part.type.name, title, html, sha256, version };
  });
}

function offerOf({ lines, plan, signatory, key, taxpayer: { id } }: OfferDraft, taxpayer: Taxpayer): Offer {
  const types = typesFor(taxpayer);
  const engagements = lines
    .filter(({ isChosen }) => isChosen)
    .flatMap(({ type: typeId, period, price }) => {
      const type = types.find((one) => one.id === typeId);
      return type ? [{ type, period, price: readPrice(price).cents }] : [];
    });
  return { taxpayerId: id, engagements, plan: plans.find((one) => one.id === plan) ?? null, signatory, key };
}

/** Everything that the firm does for this kind of taxpayer, the plan's services first. */
function linesFor(taxpayer: Taxpayer, plan: Plan | null, today: string): OfferChoice[] {
  const inPlan = new Set(plan ? planOffer(plan, taxpayer, today).parts.map(({ type }) => type.id) : []);
  const isWholePlan = plan !== null && planEngagements[plan.id]?.length === 1;
  return typesFor(taxpayer).flatMap((type) => {
    const suggested = suggestedPeriod(type, taxpayer.dates, today);
    const periods = periodsOffered(type, taxpayer.dates, today);
    if (!suggested) return [];
    const isChosen = inPlan.has(type.id);
    const price = isChosen && !isWholePlan ? null : planOfType(type.id)?.price;
    return {
      type: type.id,
      name: type.name,
      isChosen,
      period: suggested.id,
      periods: periods.map(({ id, label }) => ({
        value: id,
        label: label + passedText(dueOf(type, id, taxpayer.dates)?.day, today),
      })),
      late: lateText(taxpayer, { type: type.id, period: suggested.id }, today),
      price: price ? formatShortRand(price) : '',
    };
  });
}

/** As it was chosen before. */
function wantedLine(
  line: OfferChoice,
  wanted: Omit<Wanted, 'plan'>,
  taxpayer: Taxpayer,
  today: string,
): OfferChoice {
  const isKnown = line.periods.some(({ value }) => value === wanted.period);
  const chosen = { ...line, isChosen: true, period: (isKnown && wanted.period) || line.period };
  return { ...chosen, price: wanted.price || line.price, late: lateText(taxpayer, chosen, today) };
}

function lateLines(lines: readonly OfferChoice[]): string[] {
  return lines.flatMap(({ isChosen, name, late }) => (isChosen && late ? `${name}: ${late}` : []));
}

function passedText(day: string | undefined, today: string): string {
  return day && day < today ? `, was due ${dayText(day)}` : '';
}

function lateText(
  taxpayer: Taxpayer,
  { type: typeId, period }: Pick<OfferChoice, 'type' | 'period'>,
  today: string,
): string | null {
  const type = typeOf(typeId);
  const dueOn = (type && dueOf(type, period, taxpayer.dates)?.day) ?? null;
  const late = latenessOf({ type, period, taxpayer, dueOn }, today);
  if (!late || !dueOn) return null;
  return `${late.whose} was ${dayText(dueOn)}. ${late.costs ?? 'We found no source that says what being late costs.'}`;
}

function typesFor({ kind }: Taxpayer) {
  return engagementTypes
    .map((type): EngagementType => type)
    .filter(isOffered)
    .filter(({ taxpayers }) => taxpayers.includes(kind));
}

function readLine(line: OfferChoice, form: FormData): OfferChoice {
  const price = textIn(form, `price-${line.type}`);
  const period = textIn(form, `period-${line.type}`);
  const isChosen = form.getAll('type').includes(line.type);
  const isKnown = line.periods.some(({ value }) => value === period);
  const { error } = readPrice(price);
  return { ...line, isChosen, price, period: isKnown ? period : line.period, ...(isChosen && { error }) };
}
