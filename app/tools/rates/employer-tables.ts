import { formatShortRand } from '#app/tax/money.ts';
import { shortRate } from '#app/tax/explain.ts';
import {
  incentivePeriodsOf,
  incentiveRules,
  minimumWageEvidence,
  minimumWageOf,
  type IncentiveBands,
} from '#app/tax/rates/employment-incentive.ts';
import { sdlEvidence, sdlRules } from '#app/tax/rates/payroll-rates.ts';
import type { TaxYear } from '#app/tax/tax-year.ts';
import { dayText } from '#app/platform/core/time.ts';
import { line, randFigure, rateFigure, unknownFigure, type RateLine } from './figure.ts';
import { restsOn, type RateTable } from './rate-table.ts';
import { taxYearText } from './tax-year-text.ts';

/** The exemption was raised within 2005. */
const FIRST_SDL_YEAR = 2007;
/** Only employees engaged since 1 October 2013 count. */
const FIRST_INCENTIVE_YEAR = 2014;

const NO_INCENTIVE = 'There was no such incentive yet.';
const NOT_CONFIRMED =
  'We could not confirm the amounts of this year, so the payslip calculator refuses the incentive.';

export function employerTablesOf(taxYear: TaxYear): readonly RateTable[] {
  return [sdlTable(taxYear), incentiveTable(taxYear)];
}

function sdlTable(taxYear: TaxYear): RateTable {
  const isKnown = taxYear >= FIRST_SDL_YEAR;
  return {
    id: 'sdl',
    title: 'Skills development levy (SDL)',
    validFor: taxYearText(taxYear),
    bands: [],
    lines: [
      line('rate', 'Employer, share of pay', isKnown ? rateFigure(sdlRules.rate) : unknownFigure),
      line(
        'exempt',
        'None when the pay of twelve months is at most',
        isKnown ? randFigure(sdlRules.exemptUpTo) : unknownFigure,
      ),
    ],
    ...restsOn(isKnown ? sdlEvidence : null),
    notes: isKnown ? [] : ['We could not confirm the exemption of this year.'],
  };
}

function incentiveTable(taxYear: TaxYear): RateTable {
  const known = {
    id: 'eti',
    title: 'Employment tax incentive (ETI)',
    validFor: taxYearText(taxYear),
    bands: [],
  } as const;
  if (taxYear < FIRST_INCENTIVE_YEAR)
    return { ...known, lines: [], certainty: null, sources: [], notes: [NO_INCENTIVE] };
  const periods = incentivePeriodsOf(taxYear);
  const last = periods.at(-1);
  const wage = minimumWageOf(taxYear);
  if (!last?.table || wage === null)
    return {
      ...known,
      lines: [line('first-most', FIRST_MOST, unknownFigure)],
      ...restsOn(null),
      notes: [NOT_CONFIRMED],
    };
  const { certainty, sources, notes } = restsOn(last.evidence);
  return {
    ...known,
    lines: [
      ...bandLines('first', 'First twelve months', last.table.first),
      ...bandLines('second', 'Next twelve months', last.table.second),
      line('wage', 'Minimum wage an hour, which the pay has to reach', randFigure(wage)),
    ],
    certainty,
    sources: [...sources, ...minimumWageEvidence.sources],
    notes: [
      AGES,
      OTHER_WAGES,
      ...notes,
      ...periods
        .slice(0, -1)
        .map(({ from, table }, index) => earlierNote(from, periods[index + 1]!.from, table?.first ?? null)),
    ],
  };
}

const FIRST_MOST = 'First twelve months: most in a month';
const AGES = `For employees of ${incentiveRules.youngest} to ${incentiveRules.oldest} at the end of the month, for 24 months. Pay of under ${incentiveRules.fullMonth} hours is taken up to a full month, and the amount down again.`;

const OTHER_WAGES =
  'A registered learnership, a public works programme, an agreement or an exemption fixes another wage (section 4 of the Act). The payslip calculator has them.';

function bandLines(
  key: string,
  title: string,
  { share, shareBelow, most, mostBelow, endsAt }: IncentiveBands,
): readonly RateLine[] {
  return [
    line(`${key}-share`, `${title}: of pay below ${formatShortRand(shareBelow)}`, rateFigure(share)),
    line(`${key}-most`, `${title}: most in a month`, randFigure(most)),
    line(`${key}-most-below`, `${title}: less from a pay of`, randFigure(mostBelow)),
    line(`${key}-ends`, `${title}: nothing from a pay of`, randFigure(endsAt)),
  ];
}

/** The rules for the part of the year before `until`; null: some raised amounts are unconfirmed. */
function earlierNote(from: string, until: string, bands: IncentiveBands | null): string {
  const span = `From ${dayText(`${from}-01`)} until ${dayText(`${until}-01`)}`;
  if (!bands) return `${span} raised amounts held, which we could not confirm in full.`;
  const { share, shareBelow, most, mostBelow, endsAt } = bands;
  const [low, top, middle, high] = [shareBelow, most, mostBelow, endsAt].map(formatShortRand);
  return `${span}: ${shortRate(share)} of pay below ${low}, at most ${top}, less from ${middle} and nothing from ${high}; half of it in the second twelve months.`;
}
