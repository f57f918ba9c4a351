import type { RetirementRule } from '#app/tax/rates/tables.ts';
import { line, randFigure, rateFigure, wordsFigure, type RateLine } from './figure.ts';

export function retirementLines(rule: RetirementRule): readonly RateLine[] {
  if (rule.kind === 'combined')
    return [
      line('share', 'All funds together: share of income', rateFigure(rule.rate)),
      line('cap', 'All funds together: at most, a year', randFigure(rule.cap)),
    ];
  const { pension, annuity } = rule;
  return [
    line('pension-share', 'Pension fund: share of income it covers', rateFigure(pension.rate)),
    line('pension-least', 'Pension fund: or, if more', randFigure(pension.minimum)),
    line('annuity-share', 'Retirement annuity: share of other income', rateFigure(annuity.rate)),
    line(
      'annuity-less',
      'Retirement annuity: or, if more, this less pension fund contributions',
      randFigure(annuity.lessPension),
    ),
    line('annuity-least', 'Retirement annuity: or, if more', randFigure(annuity.minimum)),
    line('provident', 'Provident fund', wordsFigure('not deducted')),
  ];
}
