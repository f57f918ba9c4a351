import { printedBrackets, type Bracket } from '../brackets.ts';
import { firstDayOf, lastDayOf, taxYearLabel, type TaxYear } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { oneSource, twoSources, type Evidence } from './evidence.ts';
import { firmIndividual } from './firm.ts';
import { sarsTableName, type Basis, type TableName } from './table-name.ts';

export type TransferDutyTable = { name: TableName; brackets: readonly Bracket[] };

/** If the table changed within a tax year: `later` is the one at its end. */
export type Signed = 'later' | 'earlier';

type DatedTable = { from: string; brackets: readonly Bracket[] };

/** By the day on which the property was bought, newest first. */
const dated: readonly DatedTable[] = [
  {
    from: '2025-04-01',
    brackets: printedBrackets(
      [0, 1_210_000, 0, 0],
      [1_210_001, 1_663_800, 300, 0],
      [1_663_801, 2_329_300, 600, 13_614],
      [2_329_301, 2_994_800, 800, 53_544],
      [2_994_801, 13_310_000, 1100, 106_784],
      [13_310_001, null, 1300, 1_241_456],
    ),
  },
  {
    from: '2023-03-01',
    brackets: printedBrackets(
      [0, 1_100_000, 0, 0],
      [1_100_001, 1_512_500, 300, 0],
      [1_512_501, 2_117_500, 600, 12_375],
      [2_117_501, 2_722_500, 800, 48_675],
      [2_722_501, 12_100_000, 1100, 97_075],
      [12_100_001, null, 1300, 1_128_600],
    ),
  },
  {
    from: '2020-03-01',
    brackets: printedBrackets(
      [0, 1_000_000, 0, 0],
      [1_000_001, 1_375_000, 300, 0],
      [1_375_001, 1_925_000, 600, 11_250],
      [1_925_001, 2_475_000, 800, 44_250],
      [2_475_001, 11_000_000, 1100, 88_250],
      [11_000_001, null, 1300, 1_026_000],
    ),
  },
  {
    from: '2017-03-01',
    brackets: printedBrackets(
      [0, 900_000, 0, 0],
      [900_001, 1_250_000, 300, 0],
      [1_250_001, 1_750_000, 600, 10_500],
      [1_750_001, 2_250_000, 800, 40_500],
      [2_250_001, 10_000_000, 1100, 80_500],
      [10_000_001, null, 1300, 933_000],
    ),
  },
  {
    from: '2016-03-01',
    brackets: printedBrackets(
      [0, 750_000, 0, 0],
      [750_001, 1_250_000, 300, 0],
      [1_250_001, 1_750_000, 600, 15_000],
      [1_750_001, 2_250_000, 800, 45_000],
      [2_250_001, 10_000_000, 1100, 85_000],
      [10_000_001, null, 1300, 937_500],
    ),
  },
];

const NOT_BEFORE =
  'We found no table of transfer duty before 1 March 2016 that could be confirmed, so no figure is given.';
const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no transfer duty. Choose the SARS tables of a year to work it out.";

export function transferDutyRates(
  basis: Basis,
  taxYear: TaxYear,
  signed: Signed,
): TransferDutyTable | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'transfer-duty', NOT_IN_FIRM_ESTIMATE);
  const name = sarsTableName(taxYear);
  const table = tableOn(signed === 'earlier' ? firstDayOf(taxYear) : lastDayOf(taxYear));
  return table ? { name, brackets: table.brackets } : unknownRate(name, 'transfer-duty', NOT_BEFORE);
}

/** ISO; null if the table did not change within the tax year. */
export function transferDutyChange(taxYear: TaxYear): string | null {
  const [first, last] = [firstDayOf(taxYear), lastDayOf(taxYear)].map(tableOn);
  return first && last && first !== last ? last.from : null;
}

export function transferDutyEvidence(taxYear: TaxYear): Evidence | null {
  const table = tableOn(lastDayOf(taxYear));
  const sources = table && sourcesFrom[table.from];
  if (!sources) return null;
  const change = transferDutyChange(taxYear);
  const notes = [DUE, ...(change ? [changed(taxYear)] : []), ...(taxYear >= 2027 ? [NO_CHANGE_SEEN] : [])];
  return { ...sources, notes };
}

const DUE =
  'Due within six months of the purchase; after that with interest of 10% a year for each full month, for which we found one source.';
const NO_CHANGE_SEEN =
  'We saw no change in the Budget of February 2026; SARS’s page was last seen with the table of 1 April 2025.';

function changed(taxYear: TaxYear): string {
  return `The table is that of 1 April 2025. A purchase in March ${taxYear - 1} has the table of ${taxYearLabel(taxYear - 1)}.`;
}

function tableOn(day: string): DatedTable | undefined {
  return dated.find(({ from }) => from <= day);
}

const SARS = 'https://www.sars.gov.za/tax-rates/transfer-duty/';
const UNDERSTANDING =
  'https://www.thegotoguy.co.za/community-space/house-home-garden-property/understanding-transfer-duty-a-guide-to-property-transaction-taxes-and-new-transfer-duty-rates';

const sourcesFrom: Readonly<Record<string, Evidence>> = {
  '2025-04-01': twoSources(
    UNDERSTANDING,
    'https://www.bluechip.co.za/news/transfer-duty-adjustments (28 May 2025)',
  ),
  '2023-03-01': oneSource(SARS, `${UNDERSTANDING} (the tax-free part)`),
  '2020-03-01': twoSources(SARS, 'https://cfo360.co.za/transfer-duty/'),
  '2017-03-01': twoSources(
    'https://newsarsweb.azurewebsites.net/tax-rates/transfer-duty',
    'https://fsf.co.za/?p=8586',
  ),
  '2016-03-01': twoSources(
    'http://www.sars.gov.za/Tax-Rates/Pages/Transfer-Duty.aspx (22 February 2017)',
    'https://sibranlaw.co.za/transfer-duty-update/',
  ),
};
