import { requireAmounts, type Cents } from './money.ts';
import type { HomeOfficeRates } from './rates/home-office-rates.ts';
import { refusedInput, type RefusedInput } from './refusal.ts';
import { amountOf, from, partOf, randLine, rateLine, sum, type Hundredths, type Line } from './working.ts';

/** `commission`: an employee whose pay is more than half commission. `trade`: self-employed. */
export type Worker = 'employee' | 'commission' | 'trade';

/** Cents of the months as office, hundredths of a square metre. `isMainPlace`: on commission, away from the office. */
export type HomeOfficeInput = {
  worker: Worker;
  isOffice: boolean;
  isMainPlace: boolean;
  officeArea: Hundredths;
  homeArea: Hundredths;
  premises: Cents;
  bondInterest: Cents;
  repairs: Cents;
  wearAndTear: Cents;
  otherCosts: Cents;
};

const NO_AREA = 'Enter the square metres of the whole home, with garage and outbuildings.';
const LARGER_OFFICE = 'The office is a part of the home and cannot be larger.';
const NOT_AN_OFFICE =
  'The room must be set apart, fitted out for your work, used regularly and for nothing else (section 23(b)).';
const NOT_MAIN_PLACE =
  'On a salary, more than half of your duties must be done in that room (section 23(b)).';
const NOT_AWAY =
  "On commission, your duties must mainly be done away from the employer's office (section 23(b)). We could not confirm this test from the Act itself.";
const NO_BOND_INTEREST =
  'Interest on the bond is left out: since 2022/23 an employee cannot deduct it (SARS, Interpretation Note 28, issue 3). Older pages still say the opposite.';
const NO_OTHER_COSTS =
  'Telephone, internet and stationery are left out: section 23(m) leaves an employee on a salary rent, repairs, other expenses of the premises, and wear and tear.';
const BOND_NOT_CONFIRMED =
  "SARS's answer on interest of a bond speaks of employees. That others may still deduct it follows from section 23(m), which limits only them; we found no page of SARS that says so.";
const LATER_SALE =
  'If you own the home: the gain on the part that was an office, for that time, is not covered by the exclusion for a primary residence when you sell.';

/** Sections 23(b) and 23(m). Nothing is deducted unless every test is met. Throws RangeError for an invalid amount. */
export function homeOfficeDeduction(input: HomeOfficeInput, rates: HomeOfficeRates) {
  const { officeArea, homeArea, premises, bondInterest, repairs, wearAndTear, otherCosts } = input;
  requireAmounts({ officeArea, homeArea, premises, bondInterest, repairs, wearAndTear, otherCosts });
  const refusal = refusedArea(input);
  if (refusal) return refusal;
  const hasInterest = input.worker !== 'employee' || rates.employeesDeductBondInterest;
  const hasOthers = input.worker !== 'employee';
  const failed = failedTests(input);
  const source = from(rates, 'home-office');
  const ratio = { op: 'ratio', part: officeArea, whole: homeArea } as const;
  const share = rateLine('officeShare', 'Office, share of the home', ratio, 'calculated');
  const cost = randLine('premises', 'Rent, rates, electricity and cleaning', premises, 'input');
  const interest = randLine('bondInterest', 'Interest on the bond', hasInterest ? bondInterest : 0, 'input');
  const all = sum(cost.amount, interest.amount);
  const shared = randLine('sharedCosts', 'Costs of the whole home', all, 'calculated');
  const part = randLine(
    'sharedPart',
    'Share of the office',
    partOf(shared.amount, officeArea, homeArea),
    source,
  );
  const own = [
    randLine('repairs', 'Repairs to the office', repairs, 'input'),
    randLine('wearAndTear', 'Wear and tear of equipment', wearAndTear, 'input'),
    randLine('otherCosts', 'Telephone, internet, stationery', hasOthers ? otherCosts : 0, 'input'),
  ];
  const counted = sum(part.amount, ...own.map(({ amount }) => amount));
  const label = 'Deduction from taxable income';
  const deduction = randLine('homeOfficeDeduction', label, failed.length > 0 ? 0 : counted, source);
  const working: Line[] = [share, cost, interest, shared, part, ...own, deduction];
  return {
    kind: 'result' as const,
    table: rates.name,
    officeShare: share.rate,
    sharedPart: part.amount,
    homeOfficeDeduction: deduction.amount,
    isOffice: failed.length === 0,
    wouldBe: amountOf(counted),
    notes: failed.length > 0 ? failed : notesOn(input, hasInterest),
    working,
  };
}

function refusedArea({ officeArea, homeArea }: HomeOfficeInput): RefusedInput | null {
  if (homeArea === 0) return refusedInput('homeArea', NO_AREA);
  return officeArea > homeArea ? refusedInput('officeArea', LARGER_OFFICE) : null;
}

function failedTests({ worker, isOffice, isMainPlace }: HomeOfficeInput): readonly string[] {
  const place = isMainPlace || worker === 'trade' ? [] : [worker === 'employee' ? NOT_MAIN_PLACE : NOT_AWAY];
  return isOffice ? place : [NOT_AN_OFFICE, ...place];
}

function notesOn({ worker, bondInterest, otherCosts }: HomeOfficeInput, hasInterest: boolean): string[] {
  const notes = [LATER_SALE];
  if (bondInterest > 0 && !hasInterest) notes.push(NO_BOND_INTEREST);
  if (bondInterest > 0 && worker !== 'employee') notes.push(BOND_NOT_CONFIRMED);
  if (otherCosts > 0 && worker === 'employee') notes.push(NO_OTHER_COSTS);
  return notes;
}
