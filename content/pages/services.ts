import { pageText } from '#app/firm/core/page-text.ts';

export const serviceLinks = pageText('services.serviceLinks', {
  cost: 'What it costs',
  book: 'Book a Consultation',
  closing: { label: 'Write to us', to: '/contact' },
  allPlans: 'All plans, and what is in each',
  allDates: 'The next twelve months',
});

export const individualTabs = pageText('services.individualTabs', [
  { value: 'simple', label: 'Individual Tax Made Simple', to: '/tax/individual' },
  { value: 'alert', label: 'Tax Alert: No Inflation Adjustment!', to: '/tax/individual?tab=alert' },
]);

export const individualCalculators = pageText('services.individualCalculators', {
  title: 'Work out your own tax',
  lede: 'Three free calculators that show every step of the working.',
  tools: [
    {
      title: 'Personal income tax calculator',
      text: 'Enter your salary or pension, medical aid, retirement fund and age. You see your tax, your take-home pay and your bracket.',
      to: '/calculator?type=individual',
    },
    {
      title: 'Provisional tax calculator',
      text: 'For business income, with or without a salary: what to pay in August and in February.',
      to: '/calculator?type=provisional',
    },
    {
      title: 'Capital gains tax calculator',
      text: 'For a house, a flat you let, or shares: the gain after the exclusions, and the tax on it.',
      to: '/calculator?type=capital-gains',
    },
  ],
});
