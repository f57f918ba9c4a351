import { compareCalculator } from '#app/tools/calculators/compare.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { age, amount, amountOrZero, flag, medicalMembers } from '../fields.ts';
import { rand } from '../figures.ts';

export const compareEndpoint = defineEndpoint(compareCalculator, {
  title: 'Which structure',
  about:
    'What a business leaves its owner as sole proprietor, under turnover tax, in a small business corporation and in a company, by our prices, or before fees where we quote them, and with the best split of salary and dividend. The working has each structure that is open, the notes why another is not.',
  fields: {
    turnover: amount('Turnover of the year, without VAT.'),
    costs: amountOrZero('Costs of the year, without the pay of the owner.'),
    staffPay: amountOrZero('Of the costs: pay of other employees, for the skills levy.'),
    drawings: amountOrZero('Wanted in hand, after all taxes; 0 draws everything.'),
    otherIncome: amountOrZero('Taxable income of the owner from elsewhere.'),
    age,
    medicalMembers,
    isProfessional: flag('More than 20% comes from professional services.'),
    isInvesting: flag('More than 20% comes from rent, interest and other investments.'),
    hasOneClient: flag(
      'One client brings over 80% of the service income, or the owner works like its employee.',
    ),
    hasThreeEmployees: flag('Three full-time employees all year who are not connected to the owner.'),
    hasOtherShares: flag('The owner holds shares in another private company.'),
    soldAssets: flag('Business assets were sold for more than R1.5 million within three years.'),
  },
  figures: {
    turnover: rand('As sent.'),
    costs: rand('As sent.'),
    mostBeforeFees: rand('The same before accountant’s fees, in the structure that is best then.'),
    mostMoney: rand('In hand in the best structure, and kept less the dividends tax that waits for it.'),
  },
  examples: [
    example('sars', 'A shop with a turnover of R900 000', { turnover: 900_000, costs: 300_000 }),
    example('consultant', 'A consultant who draws R600 000 of R2 million', {
      turnover: 2_000_000,
      costs: 200_000,
      drawings: 600_000,
      isProfessional: true,
    }),
  ],
  compared: 'mostMoney',
  answers: ({ isProfessional, isInvesting }) => ({ trade: tradeOf(isProfessional, isInvesting) }),
});

function tradeOf(isProfessional: boolean, isInvesting: boolean) {
  if (isInvesting) return 'investments';
  return isProfessional ? 'services' : 'goods';
}
