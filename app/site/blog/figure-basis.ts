import type { RateSubject } from '#app/tax/rates/law.ts';

/** The sources of a worked figure: tables of its year on `/rates`, and dated figures of `content/`. */
export type FigureBasis = { tables?: readonly RateSubject[]; dated?: readonly string[] };

const NOTHING: FigureBasis = {};

/** By the figure's name, or the part before its point. */
const basis: Record<string, FigureBasis> = {
  individual: { tables: ['brackets', 'rebates'] },
  medical: { tables: ['medical', 'additional-medical'] },
  retirement: { tables: ['retirement'] },
  'retirement.lumpSumTax': { dated: ['retirement.lumpSum'] },
  interest: { tables: ['interest'] },
  cgt: { tables: ['exclusions', 'inclusion'] },
  company: { tables: ['company'] },
  'company.lossSetOff': { dated: ['company.lossFloor'] },
  'company.lossCarried': { dated: ['company.lossFloor'] },
  'company.taxAfterLoss': { tables: ['company'], dated: ['company.lossFloor'] },
  'company.taxableAfterLoss': { dated: ['company.lossFloor'] },
  sbc: { tables: ['small-business'] },
  dividends: { tables: ['dividends'] },
  trust: { tables: ['trust'] },
  turnover: { tables: ['turnover'] },
  provisional: { tables: ['provisional'] },
  creep: { tables: ['brackets', 'rebates'], dated: ['inflation.rise'] },
  payroll: { tables: ['brackets', 'rebates', 'uif'], dated: ['payroll.sdlRate'] },
  tfi: { dated: ['tfi.annual', 'tfi.lifetime'] },
  travel: { dated: ['travel.scale', 'travel.reimbursive'] },
  'travel.inPaye': { dated: ['travel.payeShare'] },
  vat: { dated: ['vat.rate'] },
  estate: { dated: ['estate.rate'] },
  lastWorkingDay: NOTHING,
  plan: NOTHING,
  prices: NOTHING,
  talks: NOTHING,
  firm: NOTHING,
  due: NOTHING,
  catchUp: NOTHING,
  businessDaysAfter: NOTHING,
  rand: NOTHING,
  year: NOTHING,
};

/** Throws for a name for which nothing is declared. */
export function basisOf(name: string): FigureBasis {
  const [family = ''] = name.split('.');
  const found = [name, family].find((key) => Object.hasOwn(basis, key));
  if (!found) throw new Error(`no basis is declared for the figure {{${name}}}`);
  return basis[found] ?? NOTHING;
}
