import type { TaxAlert } from './service-page.ts';

export const taxAlert: TaxAlert = {
  path: '/tax/individual?tab=alert',
  title: 'Tax alert: no inflation adjustment',
  description:
    'For two years the tax brackets stood still while prices rose. What that cost people whose pay only kept up, worked out, and what changed on 1 March 2026.',
  hero: {
    eyebrow: 'Tax alert',
    heading: 'Prices rose. The brackets stood still.',
    lede: 'In 2024/25 and again in 2025/26 the brackets, rebates and medical credits were not adjusted for inflation. If your pay only kept up with prices, you paid more tax on the same life. Since 1 March 2026 the brackets move again. Those two years were not given back.',
    button: { label: "Let's Save You Money!", to: '/contact' },
    alt: 'A line drawing of three years. The brackets, four lines across, stay at the same height from year to year, while a line of prices climbs through them, from a loaf of bread past a taxi to a house.',
  },
  parts: [
    {
      id: 'creep',
      title: 'How a raise that is none costs you tax',
      blocks: [
        {
          kind: 'paragraphs',
          text: [
            'Say you earned {{rand 400000}} in 2023/24. Prices rose by {{inflation.rise 2025}} on average in 2024 and by {{inflation.rise 2026}} in 2025. Your employer matched both. In 2025/26 you earned {{creep.pay 2026 400000}}, and it bought what {{rand 400000}} had bought.',
            'But the brackets were those of 2023/24. Every rand of the raise was taxed at your highest rate, and the rebate that comes off at the end was worth less. Your average rate went from {{creep.rate 2024 400000}} to {{creep.rate 2026 400000}}.',
            'No table of rates shows this rise. It is called bracket creep, or fiscal drag.',
          ],
        },
        {
          kind: 'table',
          caption:
            'Pay that kept up with prices, and its tax in 2025/26: under 65, no scheme, no retirement fund',
          head: [
            'Pay in 2023/24',
            'Pay in 2025/26',
            'Tax in 2025/26',
            'If brackets had kept up',
            'Extra in a year',
          ],
          amounts: [1, 2, 3, 4],
          rows: [creep('95000'), creep('250000'), creep('400000'), creep('700000'), creep('1200000')],
          note: 'In the first row no tax at all was due in 2023/24: {{rand 95000}} was below the threshold of {{individual.thresholdUnder65 2024}}. Pay is taken to rise on 1 March by the average inflation of the year that Statistics South Africa published, {{creep.prices 2026}} over the two years.',
        },
      ],
      beside: {
        kind: 'worked',
        title: 'The same pay, three years',
        text: '{{rand 400000}} in 2023/24, raised with prices: the tax of each year.',
        lines: [
          { label: 'Tax in 2023/24', amount: '{{creep.tax 2024 400000}}' },
          { label: 'Tax in 2024/25', amount: '{{creep.tax 2025 400000}}' },
          { label: 'Tax in 2025/26', amount: '{{creep.tax 2026 400000}}' },
          { label: 'With brackets that keep up', amount: '{{creep.fairTax 2026 400000}}' },
          { label: 'Extra in 2025/26', amount: '{{creep.extra 2026 400000}}', total: true },
        ],
      },
    },
    {
      id: 'moved',
      title: 'What changed on 1 March 2026, and what did not',
      lede: 'The Budget of February 2026 raised brackets and rebates by {{inflation.rise 2027}}, about the rise of prices in one year. A raise of {{inflation.rise 2027}} on that day no longer creeps. The distance of the two years before stays.',
      blocks: [
        {
          kind: 'table',
          sheet: true,
          caption: 'What stood still, and whether it moved',
          head: ['For people', '2025/26', '2026/27'],
          amounts: [1, 2],
          rows: [
            [
              'Lowest bracket ends at',
              '{{individual.firstBracketTo 2026}}',
              '{{individual.firstBracketTo 2027}}',
            ],
            [
              'Top bracket begins above',
              '{{individual.topBracketAbove 2026}}',
              '{{individual.topBracketAbove 2027}}',
            ],
            ['Primary rebate', '{{individual.primaryRebate 2026}}', '{{individual.primaryRebate 2027}}'],
            ['Medical credit a month, first two members', '{{medical.first 2026}}', '{{medical.first 2027}}'],
            ['Retirement contributions, at most', '{{retirement.cap 2026}}', '{{retirement.cap 2027}}'],
            ['Tax-free investments, a year', '{{tfi.annual 2026}}', '{{tfi.annual 2027}}'],
            [
              'Annual exclusion of capital gains',
              '{{cgt.annualExclusion 2026}}',
              '{{cgt.annualExclusion 2027}}',
            ],
            [
              'Interest exemption, under 65: still not moved',
              '{{interest.exemptUnder65 2026}}',
              '{{interest.exemptUnder65 2027}}',
            ],
          ],
          note: 'The interest exemption has stood at {{interest.exemptUnder65 2027}} since 2013/14. The retirement limit of 2026/27 is the one SARS publishes.',
        },
      ],
      beside: {
        kind: 'worked',
        title: 'The same person in 2026/27',
        text: 'Raised by {{inflation.rise 2027}} once more, to {{creep.pay 2027 400000}}.',
        lines: [
          { label: 'By the tables of 2025/26', amount: '{{creep.oldTax 2027 400000}}' },
          { label: 'Less, because they moved', amount: '−{{creep.relief 2027 400000}}' },
          { label: 'Tax in 2026/27', amount: '{{creep.tax 2027 400000}}', total: true },
        ],
        note: 'Had the tables moved in all three years, the tax would be {{creep.fairTax 2027 400000}}. The {{creep.extra 2027 400000}} between the two is paid again every year.',
      },
    },
    {
      id: 'save',
      title: 'What you can do about it, legally',
      lede: 'No paper brings the brackets back. But most people use less than the law allows them. These are the first places we look.',
      split: true,
      blocks: [
        {
          kind: 'entries',
          entries: [
            {
              title: 'Retirement contributions',
              text: 'Deducted up to {{retirement.rate 2027}} of income and {{retirement.cap 2027}} for 2026/27. On {{rand 445000}} a year, {{rand 24000}} more into an annuity takes {{individual.taxSaved 2027 445000 24000}} off the tax.',
            },
            {
              title: 'Medical costs you carry yourself',
              text: 'Bills the scheme did not pay count towards an additional credit once they pass a line that depends on your income; from 65, and with a disability in the family, much sooner.',
            },
            {
              title: 'A logbook',
              text: 'Without one a travel allowance is taxed in full on assessment. With one, every business kilometre counts.',
            },
            {
              title: 'A room that is an office',
              text: 'Only if it is used for nothing else and your work is mainly done there. [How strict that is](/blog/working-from-home-claiming-home-office-expenses).',
            },
            {
              title: 'Tax-free investments',
              text: 'Interest, dividends and gains inside them are not taxed: {{tfi.annual 2027}} a year for 2026/27, {{tfi.lifetime 2027}} in a lifetime. With an interest exemption that never moves, they matter more each year.',
            },
            {
              title: 'Two people, two sets of brackets',
              text: 'Who of a couple saves, lets or invests decides whose bracket is used. It has to be done before the income arises, and with real ownership.',
            },
          ],
        },
      ],
    },
  ],
  closing: {
    title: 'We look through last year’s return for what was left out',
    text: 'Send us the assessment of 2025/26. If we find nothing, you have lost a quarter of an hour.',
  },
};

/** A row of the table of bracket creep, by the pay of 2023/24. */
function creep(pay: string): string[] {
  return [
    `{{rand ${pay}}}`,
    `{{creep.pay 2026 ${pay}}}`,
    `{{creep.tax 2026 ${pay}}}`,
    `{{creep.fairTax 2026 ${pay}}}`,
    `{{creep.extra 2026 ${pay}}}`,
  ];
}
