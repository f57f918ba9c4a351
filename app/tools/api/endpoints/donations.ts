import { donationsCalculator, donorLabels } from '#app/tools/calculators/donations.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { amount, amountOrZero, choice } from '../fields.ts';
import { percent, rand } from '../figures.ts';

export const donationsEndpoint = defineEndpoint(donationsCalculator, {
  title: 'Donations tax',
  about: 'The tax on a donation, after the exemption of the tax year.',
  fields: {
    donation: amount('The donation, without what is always exempt.'),
    donor: choice(donorLabels, 'Who gives: the exemption of a person is larger.'),
    givenThisYear: amountOrZero('Donations of the same tax year before it.'),
    taxedBefore: amountOrZero('Taxable donations of earlier tax years, since 1 March 2018.'),
  },
  figures: {
    donation: rand('As sent.'),
    givenThisYear: rand('As sent.'),
    yearlyExemption: rand('Of the tax year.'),
    exempt: rand('What is left of it for this donation.'),
    taxable: rand('The donation less that.'),
    taxedEarlier: rand('Taxable donations before it, since 1 March 2018.'),
    allTaxable: rand('Both together.'),
    taxOnAll: rand('By the rates.'),
    taxOnEarlier: rand('By the same rates.'),
    donationsTax: rand('The difference.'),
    effectiveTaxRate: percent('The tax as a share of the donation.'),
  },
  examples: [
    example('person', 'A second gift in the year', { donation: '200000.00', givenThisYear: '90000.00' }),
  ],
  compared: 'donationsTax',
});
