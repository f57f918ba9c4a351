/** `oldest`, `newest`, `year` and `firm` are labels of tax years; `until` is a month. */
export const ratesPage = {
  description: (year: string) =>
    `South African tax tables of ${year}: rates, rebates, thresholds, medical credits, capital gains, companies and trusts, with sources and changes.`,
  hero: {
    eyebrow: 'Rates and tables',
    title: 'Every figure our calculators use',
    lede: (oldest: string, newest: string) =>
      `The tax tables of ${oldest} to ${newest}, each with where it comes from, how sure we are of it, and what changed between any two years.`,
  },
  collected: {
    eyebrow: 'Where they come from',
    title: 'How the tables were collected',
    paragraphs: (until: string, firm: string, bandsOf: string) => [
      `Every figure was taken from stored copies of public pages, the latest of ${until}: SARS's own tables, budget speeches in Hansard, Acts, and guides of firms and newspapers.`,
      'Then they were made to agree with each other. The tax below each band is what the bands under it come to, within a rand, and the tax at each threshold is the rebate. Where SARS rounds, we use what SARS prints. What we found wrong elsewhere is told in a note.',
      `The firm's own estimate ${firm} uses the same constants whatever year is chosen. Its bands and rebates are the ones that SARS printed for ${bandsOf}. They stand beside SARS's figures wherever the firm has one.`,
    ],
  },
};
