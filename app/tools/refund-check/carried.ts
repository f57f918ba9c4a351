import { formatAmount, type Cents } from '#app/tax/money.ts';
import type { Values } from '#app/tools/calculators/field.ts';
import { postedValues } from '#app/tools/calculators/posted.ts';
import { FROM_FREELANCER } from '#app/tools/freelancer/whole-year.ts';
import { ageOf } from '#app/tools/kept/age-groups.ts';
import { answerName, CARRIED, CLAIM_CARDS, paperName, type ClaimName } from './cards.ts';
import { isYes, readFields, type Typed } from './read-fields.ts';

/** For each of the assessment's questions: the fields for answer, amounts and papers. */
const CLAIMS: Record<Exclude<ClaimName, 'scheme'>, Carried> = {
  medical: { asks: 'hasBills', fields: { bills: 'medicalExpenses' }, papers: 'hasMedicalPapers' },
  annuity: { asks: 'hasAnnuity', fields: same('annuity'), papers: 'hasAnnuityPapers' },
  donations: { asks: 'hasDonations', fields: same('donations'), papers: 'hasReceipts' },
  // The question itself asks for the logbook, and for the rule of the room.
  travel: {
    asks: 'hasTravel',
    fields: same('allowance', 'vehicleValue', 'businessKm', 'totalKm', 'employerPaid'),
    meets: ['hasLogbook'],
  },
  office: {
    asks: 'hasOffice',
    fields: same('premises', 'officeArea', 'homeArea'),
    papers: 'hasHomePapers',
    meets: ['isOffice'],
  },
};

type Carried = {
  asks: string;
  fields: Readonly<Record<string, string>>;
  papers?: string;
  meets?: readonly string[];
};

/** Of a calculator's form, or of the refund check or the freelancer's page, which hand over what was typed there. */
export function postedOrCarried(form: FormData): ReturnType<typeof postedValues> & { isCarried: boolean } {
  const posted = postedValues(form);
  if (form.get(FROM_FREELANCER.name) === FROM_FREELANCER.value) return { ...posted, isCarried: true };
  if (form.get(CARRIED.name) !== CARRIED.value) return { ...posted, isCarried: false };
  return { values: carriedToAssessment(posted.values), exact: {}, isCarried: true };
}

/** Fields of the refund check as those of the assessment; what only the notice says stays open. */
export function carriedToAssessment(typed: Typed): Values {
  const { amounts } = readFields(typed);
  const scheme = CLAIM_CARDS.find((card) => card.name === 'scheme' && isYes(card, typed));
  const members = (amounts.payrollMembers ?? 0) + (scheme ? (amounts.members ?? 0) : 0);
  const contributions = (amounts.payrollMedical ?? 0) + (scheme ? (amounts.contributions ?? 0) : 0);
  return {
    income: amountText(amounts.income),
    retirementFunds: amountText(amounts.retirement),
    age: String(ageOf(typed.age ?? '')),
    medicalMembers: String(members),
    medicalContributions: amountText(contributions),
    noticeDay: typed.noticeDay ?? '',
    ...Object.fromEntries(CLAIM_CARDS.flatMap(({ name }) => claimEntries(name, typed))),
    ...(scheme && { hasBills: 'yes' }),
    // What payroll pays is on the IRP5, so SARS has its credit.
    ...(!scheme && amounts.payrollMembers && { creditsUnknown: 'on' }),
  };
}

function claimEntries(name: ClaimName, typed: Typed): [field: string, value: string][] {
  if (name === 'scheme') return [];
  const { asks, fields, papers, meets = [] } = CLAIMS[name];
  const answer = typed[answerName(name)] ?? '';
  if (answer !== 'yes') return [[asks, answer]];
  const ticks = [...meets, ...(papers && typed[paperName(name)] ? [papers] : [])];
  return [
    [asks, answer],
    ...Object.entries(fields).map(([from, to]): [string, string] => [to, typed[from] ?? '']),
    ...ticks.map((tick): [string, string] => [tick, 'on']),
  ];
}

function amountText(cents: Cents = 0): string {
  return cents > 0 ? formatAmount(cents).replace(/\.00$/, '') : '';
}

function same(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, name]));
}
