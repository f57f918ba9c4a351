import type { AutoAssessmentInput } from '#app/tax/auto-assessment.ts';
import { formatRand, formatShortRand, type Cents } from '#app/tax/money.ts';
import type { AutoAssessmentRates } from '#app/tax/rates/auto-assessment-rates.ts';
import { limitOfBills } from '#app/tax/medical.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { NOTHING_CLAIMED, refundCheck, type CheckedClaim, type FoundClaim } from '#app/tax/refund-check.ts';
import { billsLimitText } from '#app/tools/calculators/bills-limit.ts';
import { LATE_OFFER } from '#app/tools/calculators/correction-dates.ts';
import { lateOfferText } from '#app/tools/calculators/offer.ts';
import { ageOf } from '#app/tools/kept/age-groups.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import {
  ALL_FIELDS,
  answerName,
  CLAIM_CARDS,
  KNOWN_FIELDS,
  NOTICE_FIELD,
  paperName,
  PERIODS,
  type CardField,
  type ClaimCard,
  type ClaimName,
} from './cards.ts';
import { isMissing, isMonthly, isYes, missingOf, readFields, type Typed } from './read-fields.ts';
import { untilWhen, wayOf, type Way } from './until-when.ts';
import { workingTexts } from './working-texts.ts';

/** By name; an empty one is hidden. */
export type Texts = Readonly<Record<string, string>>;

/** The firm's price for a return: cents, null if it sells none. */
export type Offered = { price: Cents | null; priceText: string; talk: string };

const OWN_RETURN_OFFER =
  'You have filed already, so you need a correction or an objection, not another return. We look at the assessment first, and quote before we start.';

const LONGEST = 40;
const INCOME_FIRST = 'Type the income of your IRP5, and each claim shows what it brings.';

const NAMES: readonly string[] = [
  'age',
  'period',
  'sent',
  NOTICE_FIELD.name,
  ...ALL_FIELDS.map(({ name }) => name),
  ...CLAIM_CARDS.flatMap(({ name }) => [answerName(name), paperName(name)]),
  paperName('irp5'),
];

/** Cut at the length of an amount, without empty fields. */
export function typedIn(form: FormData): Typed {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = form.get(name);
      const text = typeof value === 'string' ? value.trim().slice(0, LONGEST) : '';
      return text ? [[name, text]] : [];
    }),
  );
}

export function refundTexts(
  typed: Typed,
  rates: AutoAssessmentRates,
  offered: Offered,
  today = southAfricanDay(),
): Texts {
  const { amounts, texts } = readFields(typed);
  const open = CLAIM_CARDS.filter((card) => isYes(card, typed));
  const missing = open.flatMap((card) => missingIn(card, typed));
  const always = {
    ...texts,
    ...Object.fromEntries(missing),
    ...papers(typed),
    ...progress(typed),
    ...toMend(typed, texts),
    ...untilWhen(typed, rates.individual.name.taxYear, today),
  };
  if (Object.keys(texts).some((name) => name.endsWith('Error')))
    return { ...always, needs: 'An amount cannot be read: see the field that is marked.' };
  const read = (name: string) => amounts[name] ?? 0;
  if (read('income') === 0) return { ...always, needs: INCOME_FIRST };
  const ready = open.filter((card) => missingIn(card, typed).length === 0);
  const claims = ready.map((card): CheckedClaim<ClaimName> => ({ kind: card.name, adds: card.adds(read) }));
  const result = refundCheck(knownOf(typed, read), claims, rates);
  if (isRefusal(result)) return { ...always, needs: result.sentence };
  if (result.taxBefore === 0) return { ...always, needs: untaxedText(read('income'), typed) };
  const label = taxYearLabel(rates.individual.name.taxYear);
  return {
    ...always,
    ...Object.fromEntries(
      result.claims.flatMap((claim) => claimText(claim, limitText(claim, knownOf(typed, read), rates))),
    ),
    ...foundTexts(result.found, {
      typed,
      toDo: toDoIn(result.claims, missing.length),
      label,
      income: read('income'),
    }),
    ...offerTexts(wayOf(typed, rates.individual.name.taxYear, today), result.found, offered),
    ...workingTexts(result, { typed, amounts, label }),
  };
}

/** No verdict on a yearly income: often it is a month's pay. */
function untaxedText(income: Cents, typed: Typed): string {
  const untaxed = `On ${formatShortRand(income)} a year no tax is due, so a claim can lower nothing.`;
  if (isMonthly(typed)) return untaxed;
  return `Is ${formatShortRand(income)} a month’s pay? Then choose “${PERIODS.monthly}” beside it. ${untaxed}`;
}

function foundTexts(
  found: Cents,
  { typed, toDo, label, income }: { typed: Typed; toDo: string; label: string; income: Cents },
): Record<string, string> {
  const isDone = unanswered(typed) === 0 && !toDo;
  if (found === 0 && !isDone) return { needs: `Nothing found yet: ${toDo || 'answer the questions'}.` };
  if (found === 0) return { found: 'Nothing more to claim in these six' };
  return {
    found: `Found so far ${formatRand(found)}`,
    why: `So much less tax for ${label}. It comes back to you, or comes off what you owe.`,
    assumed: `Counted as if the papers for it are there and SARS has the rest right: income of ${formatShortRand(income)} a year, and what you typed of your IRP5. Worked out by SARS’s tables of ${label}.`,
  };
}

function offerTexts(way: Way, found: Cents, offered: Offered): Record<string, string> {
  if (found === 0) return {};
  switch (way) {
    case 'ask':
      return {};
    case 'return':
      return soldTexts(found, offered);
    case 'reasons':
      return { toPerson: lateOfferText(LATE_OFFER, offered.priceText, offered.talk) };
    case 'correction':
      return { toPerson: OWN_RETURN_OFFER };
  }
}

function soldTexts(found: Cents, { price, priceText }: Offered): Record<string, string> {
  if (price === null) return {};
  if (found >= price) return { sold: `File the return, ${priceText}` };
  return { notSold: `That is less than our price, ${priceText}. You can file it yourself on eFiling.` };
}

/** What keeps a claim from being counted, or empty. */
function toDoIn(claims: readonly FoundClaim<ClaimName>[], missing: number): string {
  if (missing > 0) return 'fill in what is missing';
  return claims.some(({ refused }) => refused !== undefined) ? 'mend the claim that cannot be so' : '';
}

/** Why medical bills have no effect, if a limit is the reason. */
function limitText(
  { kind, working, found }: FoundClaim<ClaimName>,
  known: AutoAssessmentInput,
  { individual }: AutoAssessmentRates,
): string {
  const line = working?.find(({ key }) => key === 'taxableIncome');
  const limit = kind === 'medical' && line?.unit === 'rand' && limitOfBills(known, line.amount, individual);
  return found === 0 && limit ? billsLimitText(limit, known.medicalMembers > 0) : '';
}

function claimText(claim: FoundClaim<ClaimName>, limit: string): [string, string][] {
  const { kind, found, refused } = claim;
  if (refused !== undefined)
    return [
      [`${kind}Needs`, `Not counted: ${refused}`],
      [`${kind}Missing`, refused],
    ];
  return [
    [
      `${kind}Brings`,
      found > 0 ? `Brings ${formatRand(found)}` : `Brings nothing: ${limit || 'it stays below a limit'}`,
    ],
  ];
}

function missingIn(card: ClaimCard, typed: Typed): [string, string][] {
  const missing = labelsOf(missingOf(card, typed));
  return missing ? [[`${card.name}Needs`, `Not counted yet: ${missing}.`]] : [];
}

function toMend(typed: Typed, texts: Texts): Record<string, string> {
  const hasAnswer = CLAIM_CARDS.some((card) => typed[answerName(card.name)]);
  const known = {
    name: 'irp5',
    fields: KNOWN_FIELDS.filter((field) => hasAnswer || !isMissing(field, typed)),
  };
  const places = [known, ...CLAIM_CARDS.filter((card) => isYes(card, typed))];
  return Object.fromEntries(
    places.flatMap(({ name, fields }) => {
      const labels = labelsOf(
        fields.filter((field) => isMissing(field, typed) || texts[`${field.name}Error`]),
      );
      return labels ? [[`${name}Missing`, labels]] : [];
    }),
  );
}

function labelsOf(fields: readonly CardField[]): string {
  return fields
    .map(({ label }) => label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()))
    .join('; ');
}

function papers(typed: Typed): Record<string, string> {
  const needed = CLAIM_CARDS.filter((card) => isYes(card, typed));
  const names = [...needed.map(({ name }) => name), 'irp5' as const];
  const ready = names.filter((name) => typed[paperName(name)]).length;
  return {
    ...Object.fromEntries(needed.map(({ name, paper }) => [`${name}Paper`, paper.text])),
    ...(needed.length > 0 && { papersReady: `${ready} of ${names.length} ready` }),
  };
}

function progress(typed: Typed): Record<string, string> {
  const left = unanswered(typed);
  return left === 0 ? {} : { left: left === 1 ? 'One question left' : `${left} questions left` };
}

function unanswered(typed: Typed): number {
  return CLAIM_CARDS.filter(({ name }) => !typed[answerName(name)]).length;
}

function knownOf({ age = '' }: Typed, read: (name: string) => number): AutoAssessmentInput {
  return {
    ...NOTHING_CLAIMED,
    income: read('income'),
    retirementFunds: read('retirement'),
    medicalMembers: read('payrollMembers'),
    medicalContributions: read('payrollMedical'),
    age: ageOf(age),
  };
}
