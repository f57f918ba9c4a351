/** Above the headings of a service page. */
export const partLabels = {
  get: 'What you get',
  cost: 'What it costs',
  how: 'How it goes',
  needs: 'What we need from you',
  dates: 'Dates that matter',
  questions: 'Questions people ask',
};

export const serviceLinks = {
  closing: { label: 'Write to us', to: '/contact' },
  allPlans: 'All plans, and what is in each',
  allDates: 'The next twelve months',
};

export const individualTabs = [
  { value: 'simple', label: 'Individual Tax Made Simple', to: '/tax/individual' },
  { value: 'alert', label: 'Tax Alert: No Inflation Adjustment!', to: '/tax/individual?tab=alert' },
];

export const individualCalculators = {
  title: 'Work it out before you ask',
  lede: 'Three calculators, free, with every step shown. What you type stays in your browser.',
  tools: [
    {
      title: 'Personal income tax calculator',
      text: 'A salary or pension, medical scheme, retirement fund and age: the tax, the take-home pay and the bracket you are in.',
      to: '/calculator?type=individual',
    },
    {
      title: 'Provisional tax calculator',
      text: 'A business beside a salary, or instead of one: what to pay in August and in February.',
      to: '/calculator?type=provisional',
    },
    {
      title: 'Capital gains tax calculator',
      text: 'A house, a flat that you let, shares: what is left of the gain after the exclusions, and the tax on it.',
      to: '/calculator?type=capital-gains',
    },
  ],
};
