import { lumpSumRates, type LumpSumKind } from '#app/tax/rates/lump-sum-rates.ts';
import { travelRates } from '#app/tax/rates/travel-rates.ts';
import { vatLimits } from '#app/tax/rates/vat-limits.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { newestTaxYear, requireTaxYear } from '#app/tax/tax-years.ts';
import { tablesOf } from '#app/tax/years/index.ts';
import { around, bandEnds, edge, endsOf, known, RAND, type Edge } from './edge.ts';

export function gains(): readonly Edge[] {
  const { annualExclusion, annualExclusionInYearOfDeath, primaryResidenceExclusion } =
    tablesOf(newestTaxYear).capitalGains!;
  const sold = { baseCost: 100_000, currentIncome: 500_000 };
  const cost = sold.baseCost * RAND;
  const home = primaryResidenceExclusion + annualExclusion;
  return [
    ...around('annual exclusion', [cost + annualExclusion], (proceeds) => ({ ...sold, proceeds })),
    ...around('exclusion in the year of death', [cost + annualExclusionInYearOfDeath], (proceeds) => ({
      ...sold,
      proceeds,
      yearOfDeath: true,
    })),
    ...around('exclusions of a home', [cost + home], (proceeds) => ({
      ...sold,
      proceeds,
      primaryResidence: true,
    })),
    ...['company', 'trust'].map((entityType) =>
      edge(`inclusion of a ${entityType}`, { entityType, proceeds: 900_000, baseCost: 400_000 }),
    ),
    ...around('band', bandEnds(), (currentIncome) => ({
      proceeds: 900_000,
      baseCost: 400_000,
      currentIncome,
    })),
  ];
}

export function turnoverBands(): readonly Edge[] {
  const { brackets, qualifyingTurnover } = tablesOf(newestTaxYear).turnover!;
  return [
    ...around('band', endsOf(brackets ?? []), (taxableTurnover) => ({ taxableTurnover })),
    ...around('qualifying turnover', [qualifyingTurnover], (taxableTurnover) => ({ taxableTurnover })),
  ];
}

/** Of the month in which each pair of limits began. */
export function vatWatchLimits(): readonly Edge[] {
  return vatLimits.flatMap(({ from, compulsory, voluntary }) =>
    around('limit', [compulsory, voluntary], (amount) => ({ turnover: `${from.slice(0, 7)}, ${amount}` })),
  );
}

export function lumpSumBands(kind: LumpSumKind): readonly Edge[] {
  const rates = lumpSumRates('sars', newestTaxYear, kind);
  const year = isRefusal(rates) ? requireTaxYear(newestTaxYear - 1) : newestTaxYear;
  const { brackets } = known(lumpSumRates('sars', year, kind));
  return [
    ...around(`band of ${kind}`, endsOf(brackets), (lumpSum) => ({ kind, lumpSum }), year),
    edge('an earlier lump sum', { kind, lumpSum: 300_000, earlierLumpSums: 600_000 }, year),
  ];
}

export function travelRows(): readonly Edge[] {
  const { rows, valueLimit } = known(travelRates('sars', newestTaxYear));
  const driven = { allowance: 150_000, businessKm: 9_000, totalKm: 24_000 };
  const ends = rows.flatMap(({ upTo }) => upTo ?? []);
  return [
    ...around('row of the scale', ends, (vehicleValue) => ({ ...driven, vehicleValue })),
    ...(valueLimit === null
      ? []
      : around('limit of the value', [valueLimit], (vehicleValue) => ({
          ...driven,
          vehicleValue,
          method: 'actual',
          runningCosts: 60_000,
        }))),
    edge('the allowance binds', { ...driven, allowance: 20_000, vehicleValue: 400_000 }),
    edge('half a year', { ...driven, days: 182, vehicleValue: 400_000 }),
  ];
}

/** Each condition fails once alone, and once none fails. */
export function homeOfficeTests(): readonly Edge[] {
  const room = { premises: 150_000, officeArea: 12, homeArea: 120, repairs: 2_000, otherCosts: 6_000 };
  const workers = ['employee', 'commission', 'trade'];
  return workers.flatMap((worker) => [
    edge(`${worker}: both tests met`, { ...room, worker, isOffice: true, isMainPlace: true }),
    edge(`${worker}: not set apart`, { ...room, worker, isOffice: false, isMainPlace: true }),
    edge(`${worker}: not the main place`, { ...room, worker, isOffice: true, isMainPlace: false }),
  ]);
}

/** The day before, on and after whole years of service and notice; the fund's bands; age 55; a shareholder. */
export function retrenchments(): readonly Edge[] {
  const left = { pay: 40_000, endsOn: '2026-11-30', leaveDays: 10, notice: 'paid' };
  const from = (about: string, days: readonly string[]) =>
    days.map((startedOn) => edge(about, { ...left, startedOn }));
  const { brackets } = known(lumpSumRates('sars', newestTaxYear, 'retirement'));
  const long = { ...left, startedOn: '2016-12-01' };
  return [
    ...from('six months', ['2026-05-31', '2026-06-01', '2026-06-02']),
    ...from('one year', ['2025-11-30', '2025-12-01', '2025-12-02']),
    ...from('ten years', ['2016-11-30', '2016-12-01', '2016-12-02']),
    ...around('band of the fund', endsOf(brackets), (fundMoney) => ({ ...long, fundMoney })),
    edge('from 55', { ...long, isFrom55: 'yes' }),
    edge('a holder of shares', { ...long, fundMoney: 600_000, heldShares: 'yes' }),
  ];
}
