import { rand as cents, shareOf, type Cents } from '#app/tax/money.ts';
import { randOf } from './figure-words.ts';
import { centsOf, datedFigure, type WorkedExamples } from './figure-arguments.ts';

export const workedEstates: WorkedExamples = {
  /** The last argument is the unused abatement of a spouse who died earlier. */
  'estate.dutiable': (year, net, passedOn) => randOf(dutiable(year, net, passedOn)),
  'estate.duty': (year, net, passedOn) => randOf(duty(year, net, passedOn)),
  'estate.twoAbatements': (year) => randOf(2 * abatement(year)),
};

function dutiable(year?: string, net?: string, passedOn = '0'): Cents {
  return Math.max(0, centsOf(net) - abatement(year) - centsOf(passedOn));
}

function duty(year?: string, net?: string, passedOn?: string): Cents {
  const amount = dutiable(year, net, passedOn);
  const first = Math.min(amount, cents(datedFigure('rand', 'estate.firstBand', year)));
  return (
    shareOf(first, datedFigure('rate', 'estate.rate', year)) +
    shareOf(amount - first, datedFigure('rate', 'estate.rateAbove', year))
  );
}

function abatement(year?: string): Cents {
  return cents(datedFigure('rand', 'estate.abatement', year));
}
