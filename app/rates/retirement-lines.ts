import type { RetirementRule } from '#app/tax/rates/tables.ts';
import { randFigure, rateFigure, wordsFigure, type RateLine } from './figure.ts';

export function retirementLines(rule: RetirementRule): readonly RateLine[] {
  if (rule.kind === 'combined')
    return [
      { key: 'share', label: 'All funds together: share of income', figure: rateFigure(rule.rate) },
      { key: 'cap', label: 'All funds together: at most, a year', figure: randFigure(rule.cap) },
    ];
  const { pension, annuity } = rule;
  return [
    {
      key: 'pension-share',
      label: 'Pension fund: share of income it covers',
      figure: rateFigure(pension.rate),
    },
    { key: 'pension-least', label: 'Pension fund: or, if more', figure: randFigure(pension.minimum) },
    {
      key: 'annuity-share',
      label: 'Retirement annuity: share of other income',
      figure: rateFigure(annuity.rate),
    },
    {
      key: 'annuity-less',
      label: 'Retirement annuity: or, if more, this less pension fund contributions',
      figure: randFigure(annuity.lessPension),
    },
    { key: 'annuity-least', label: 'Retirement annuity: or, if more', figure: randFigure(annuity.minimum) },
    { key: 'provident', label: 'Provident fund', figure: wordsFigure('not deducted') },
  ];
}
