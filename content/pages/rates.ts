/** `oldest`, `newest`, `year` and `firm` are labels of tax years; `until` is a month. */
export const ratesPage = {
  title: (year: string) => `Tax tables ${year}`,
  alsoCalled: [
    'tax brackets',
    'tax tables',
    'tax rates',
    'rebates',
    'tax threshold',
    'sars tables',
    'budget',
    'budget 2026',
    'budget speech',
    'new tax rates',
  ],
  /** A past year in the search, where single figures are not searched. */
  past: (year: string) => `Every figure of ${year}, with where it is published.`,
  description: (year: string) =>
    `South African tax tables for ${year}: rates, rebates, thresholds, medical credits, capital gains, companies and trusts, with sources and changes.`,
  hero: {
    eyebrow: 'Rates and tables',
    title: 'Every figure our calculators use',
    lede: (oldest: string, newest: string) =>
      `The tax tables for ${oldest} to ${newest}. Each one names the law, SARS's page and the other pages it was checked against, and you can compare any two years.`,
  },
  collected: {
    eyebrow: 'Where they come from',
    title: 'How we check a table',
    paragraphs: (until: string, firm: string, bandsOf: string) => [
      `The figures come from copies of public pages, the latest from ${until}: SARS's own tables, budget speeches in Hansard, Acts, guides by firms, and newspapers.`,
      'We then check that each table adds up. The tax printed for each band must match the bands below it to the rand, and the tax at each threshold must equal the rebate. Where SARS rounds, we use what SARS prints.',
      `Our own estimate, ${firm}, uses one set of figures for every year. Its bands and rebates are the ones SARS printed for ${bandsOf}. Where we have a figure of our own, it is shown next to SARS's.`,
    ],
  },
};
