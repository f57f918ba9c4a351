import { rand as cents, shareOf, type BasisPoints, type Cents } from '#app/tax/money.ts';
import { randOf } from './figure-words.ts';
import { datedFigure, known, whole } from './worked-figures.ts';

/** Estate duty of an example, by name. Years are years of assessment, amounts whole rand. */
export const workedEstates: Record<string, (...args: string[]) => string> = {
  /** The last argument is the part of an abatement that a spouse who died before had not used. */
  'estate.dutiable': (year, net, passedOn) => randOf(dutiable(year, net, passedOn)),
  'estate.duty': (year, net, passedOn) => randOf(duty(year, net, passedOn)),
  'estate.twoAbatements': (year) => randOf(2 * rand('estate.abatement', year)),
};

function dutiable(year?: string, net?: string, passedOn = '0'): Cents {
  return Math.max(0, cents(whole(net)) - rand('estate.abatement', year) - cents(whole(passedOn)));
}

function duty(year?: string, net?: string, passedOn?: string): Cents {
  const amount = dutiable(year, net, passedOn);
  const first = Math.min(amount, rand('estate.firstBand', year));
  return shareOf(first, rate('estate.rate', year)) + shareOf(amount - first, rate('estate.rateAbove', year));
}

function rand(name: string, year?: string): Cents {
  const figure = datedFigure(name, year);
  return cents(known('rand' in figure ? figure.rand : null));
}

function rate(name: string, year?: string): BasisPoints {
  const figure = datedFigure(name, year);
  return known('rate' in figure ? figure.rate : null);
}
