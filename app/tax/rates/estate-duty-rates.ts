import { printedBrackets, type Bracket } from '../brackets.ts';
import { rand, type Cents } from '../money.ts';
import type { TaxYear } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { twoSources, type Evidence } from './evidence.ts';
import { firmIndividual } from './firm.ts';
import { sarsTableName, type Basis, type TableName } from './table-name.ts';

export type EstateDutyRates = { name: TableName; abatement: Cents; brackets: readonly Bracket[] };

const FIRST_ESTATE_DUTY_YEAR = 2025;

const brackets = printedBrackets([0, 30_000_000, 2000, 0], [30_000_001, null, 2500, 6_000_000]);

const NOT_BEFORE =
  'We could not confirm rates and abatement together for deaths before 1 March 2024, so no figure is given.';
const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no estate duty. Choose the SARS tables of a year to work it out.";

/** When the duty itself is payable; the day of interest is below. */
export const estateDutyDue =
  'Due within a year of the death; 30 days after the assessment if that comes within the year';

/** Two readings: whether paragraphs (a) to (f) of section 187(3) are in force could not be confirmed. */
export const estateDutyInterest =
  'The day from which unpaid duty bears interest: section 187(3)(c) of the Tax Administration Act says the earlier of the assessment and twelve months after the death. By a print of 2016 that paragraph was not yet in force, and then the notice of assessment names the day. Paying on account within twelve months is safe by both.';

/** By the year of the death. Refuses the firm's estimate, and deaths before 1 March 2024. */
export function estateDutyRates(basis: Basis, taxYear: TaxYear): EstateDutyRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'estate-duty', NOT_IN_FIRM_ESTIMATE);
  const name = sarsTableName(taxYear);
  if (taxYear < FIRST_ESTATE_DUTY_YEAR) return unknownRate(name, 'estate-duty', NOT_BEFORE);
  return { name, abatement: rand(3_500_000), brackets };
}

export function estateDutyEvidence(taxYear: TaxYear): Evidence | null {
  if (taxYear < FIRST_ESTATE_DUTY_YEAR) return null;
  return twoSources(
    'https://nexiasabt.profmarkapp.co.za/docs/eGuides/PTG2025/files/basic-html/page41.html',
    'https://www.citadel.co.za/dictionary/estate-duty/',
    'https://amtc.co.za (29 February 2012, the abatement of the first estate)',
    'https://www.polity.org.za (6 May 2015, the abatement of the first estate)',
  );
}
