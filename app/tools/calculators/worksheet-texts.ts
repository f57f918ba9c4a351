export const worksheetTexts = {
  how: [
    'Month by month, what you give counts as it is, and each month that is empty counts as you expect it.',
    'The first payment is half of the tax on the year less the employees’ tax so far; the second the whole tax less that tax and the first payment; the third what is still missing.',
    'The basic amount is the taxable income last assessed, less the gain and the lump sums in it. 8% a year is added once more than 18 months have passed since that year ended.',
    'A second estimate is safe at 90% of the taxable income or, up to R1 million, at the basic amount; above R1 million at 80%. If it is lower, 20% is added of the tax that was short on the last day of the year (paragraph 20).',
    'A late first or second payment costs 10% (paragraph 27), and interest by the day. The 10% on a second payment comes off the 20% (paragraph 20(2B)). The third is voluntary: it ends the interest that SARS would ask.',
    'A company pays 27% or by the bands of a small business corporation, on the days of its own year; a trust 45%.',
    'Budget 2026 proposes R1.8 million in place of R1 million from 1 March 2026 (BDO, February 2026), and a higher penalty for a late second payment from 25 February 2026 (Cliffe Dekker Hofmeyr). SARS’s guide of 29 June 2026 still has R1 million and 10%, so these count for you.',
  ],
  seeAlso: [
    { label: 'How much to put away of each invoice', to: '/freelancer' },
    { label: 'Provisional tax: the article', to: '/blog/provisional-tax-101-south-african-freelancers' },
  ],
  leavesOut: [
    'Capital gains, assessed losses, income from abroad and lump sums of this year.',
    'Whether SARS waives a penalty, and its questions about a first estimate below the basic amount.',
    'Special trusts, and years that are shorter than twelve months.',
    'Rates of interest after the last one named on the sheet.',
    'Interest on an earlier payment than the chosen one: choose that payment to see it.',
  ],
} as const;
