import { figures as datedFigures } from '#content/figures.ts';
import { fillIn } from '#app/platform/markdown/fill-in.ts';
import { dayText } from '#app/platform/core/time.ts';
import { atDay } from './figures-now.ts';
import { workedBusiness } from './worked-business.ts';
import { workedFirm } from './worked-firm.ts';
import { workedIndividuals } from './worked-individuals.ts';
import { workedEstates } from './worked-estates.ts';
import { workedInflation } from './worked-inflation.ts';
import { workedInvestments } from './worked-investments.ts';
import { workedPayroll } from './worked-payroll.ts';
import { workedProvisional } from './worked-provisional.ts';
import { workedReliefs } from './worked-reliefs.ts';
import { workedTravel } from './worked-travel.ts';
import { workedVat } from './worked-vat.ts';
import type { WorkedExamples } from './figure-arguments.ts';
import { brackets, rand, randOf, rate } from './figure-words.ts';

const worked: WorkedExamples = {
  ...workedIndividuals,
  ...workedBusiness,
  ...workedEstates,
  ...workedFirm,
  ...workedInflation,
  ...workedInvestments,
  ...workedPayroll,
  ...workedProvisional,
  ...workedReliefs,
  ...workedTravel,
  ...workedVat,
};

export const workedNames: readonly string[] = Object.keys(worked);

/** Throws for an unknown name, period or amount: an article with a wrong figure is not built. */
export function fillFigures(text: string): string {
  return fillIn(atDay(text), (call) => figure(call.split(/\s+/)));
}

function figure([name = '', ...args]: string[]): string {
  const make = Object.hasOwn(worked, name) && worked[name];
  if (make) return make(...args);
  const [period = '', ...rest] = args;
  const dated = Object.hasOwn(datedFigures, name) && datedFigures[name]?.[period];
  if (!dated || rest.length > 0) throw new Error(`no such figure: {{${[name, ...args].join(' ')}}}`);
  if ('rand' in dated) return rand(dated.rand);
  if ('cents' in dated) return randOf(dated.cents);
  if ('rate' in dated) return rate(dated.rate);
  if ('day' in dated) return dayText(dated.day);
  return brackets(dated.bands);
}
