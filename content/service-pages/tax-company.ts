import type { ServicePage } from './service-page.ts';

export const taxCompany: ServicePage = {
  path: '/tax/company',
  title: 'Tax for companies',
  description:
    'Company tax, the small business rates, turnover tax, dividends tax, provisional tax and the ITR14: which of them is yours, what it costs and when it is due.',
  hero: {
    eyebrow: 'Company tax',
    heading: 'Three sizes of business, three ways to be taxed',
    lede: 'A trader at the corner, a workshop with eight people and a company with shareholders who never meet do not fall under the same rules. We find out which are yours, then estimate, file and defend what you pay.',
    points: ['ITR14 and working papers', 'Provisional tax', 'Dividends tax', 'VAT and turnover tax'],
    button: { label: 'Ask about your company', to: '/contact' },
    drawing: 'below',
  },
  get: {
    title: 'Every tax a company meets in a year',
    blocks: [
      {
        kind: 'groups',
        groups: [
          {
            title: 'On the profit',
            entries: [
              {
                title: 'Standard company tax',
                text: 'One rate from the first rand: {{company.rate 2027}} for financial years that end in the twelve months to 31 March 2027, as in every year since the one that ended on 31 March 2023.',
              },
              {
                title: 'Small business corporation',
                text: '{{sbc.rates 2027}} in steps, with faster write-offs, for a company that meets every condition all year. We test that each year and keep the proof in the file.',
              },
              {
                title: 'Losses of earlier years',
                text: 'Carried forward while the company trades, and since 2023 used up only in part when profits are large. We keep the balance that SARS keeps.',
              },
            ],
          },
          {
            title: 'On what is taken out',
            entries: [
              {
                title: 'Dividends tax',
                text: '{{dividends.rate 2027}} in 2026/27, withheld by the company when it pays a person or a trust. Between South African companies none is withheld, but the declaration must be on file first.',
              },
              {
                title: 'Salary or dividend',
                text: 'A salary is deducted and carries PAYE; a dividend comes out of taxed profit. We set both beside each other for your own figures before year-end.',
              },
            ],
          },
          {
            title: 'On what passes through',
            entries: [
              {
                title: 'VAT',
                text: 'Compulsory since 1 April 2026 once twelve months of taxable supplies pass {{vat.compulsory 2026-04-01}}; until 31 March 2026 it was {{vat.compulsory 2026-03-31}}. By choice from {{vat.voluntary 2026-04-01}}.',
              },
              {
                title: 'Turnover tax',
                text: 'One tax on turnover in place of tax on profit. Open up to {{turnover.limit 2027}} of turnover for 2026/27, which SARS dates from 1 April 2026; until 2025/26 it was {{turnover.limit 2026}}.',
              },
            ],
          },
        ],
      },
      {
        kind: 'ticks',
        lists: [
          {
            title: 'The small business test: all of these, all year',
            items: [
              'Turnover of at most {{sbc.grossIncomeLimit 2027}} (the limit for 2026/27)',
              'Every shareholder is a natural person, so no company and no trust',
              'No shareholder holds shares in another company, apart from a few kinds such as listed ones',
              'Not more than {{sbc.investmentLimit 2027}} of what comes in is income from investments or personal services; from personal services more only with three full-time employees who are not connected to the owners',
              'It is not a personal service provider',
            ],
          },
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'It is mostly lost in four places: a dormant company from an earlier venture, still in a shareholder’s name; a family trust that holds a few of the shares; rent or interest that grew while trading shrank; one client, one director, and work that looks like a job.',
        ],
      },
      {
        kind: 'table',
        sheet: true,
        caption: 'Company tax on one year’s profit, years that end in the twelve months to 31 March 2027',
        head: ['Taxable income', 'Standard', 'Small business', 'Difference'],
        amounts: [1, 2, 3],
        rows: [profit('250000'), profit('550000'), profit('1000000'), profit('3000000')],
        note: 'Older tables of small business rates run from {{sbc.rates 2023}}: that was right for 2022/23, up to years that ended before 31 March 2023. Every year’s table: [tax tables](/rates). Your own profit: [company calculator](/calculator?type=company).',
      },
    ],
  },
  cost: {
    title: 'The tax is part of the books',
    lede: 'The ITR14 and both provisional returns are in every monthly plan, because they rest on the same ledger. VAT begins with Standard. A sole trader on turnover tax pays by the year.',
    plans: ['starter', 'standard', 'premium', 'turnover-tax'],
    blocks: [],
  },
  how: {
    title: 'A tax year, from the first estimate to the assessment',
    lede: 'For a financial year that ends in February. For another year-end the months move and the order stays.',
    blocks: [
      {
        kind: 'steps',
        steps: [
          {
            when: 'August',
            title: 'First estimate',
            text: 'Half a year of books, a view of the other half, and half of the tax. You see the assumptions before you pay.',
          },
          {
            when: 'January and February',
            title: 'The year is steered while it lasts',
            text: 'Bonuses, purchases, dividends and bad debts count when they fall in the year. After the last day they are history.',
          },
          {
            when: 'The last day of February',
            title: 'Second estimate',
            text: 'Near the truth by now. For 2026/27 it must reach {{provisional.safeAbove 2027}} of actual taxable income above {{provisional.safeLimit 2027}}, otherwise {{provisional.safeUpTo 2027}} or the basic amount.',
          },
          {
            when: 'By the end of September',
            title: 'The statements, and a third payment if one is due',
            text: 'The statements are closed before interest begins to run. What is still owed is paid as a third, voluntary payment.',
          },
          {
            when: 'Within twelve months of year-end',
            title: 'The ITR14',
            text: 'Filed with the signed statements and our computation. If SARS verifies it, the schedules are in the file already.',
          },
        ],
      },
    ],
    beside: {
      kind: 'worked',
      title: 'A loss that is used in part',
      text: 'A profit of {{rand 3000000}} after a balance of losses of {{rand 5000000}}. Rule and rate of {{year.label 2027}}.',
      lines: [
        { label: 'Profit of the year', amount: '{{rand 3000000}}' },
        { label: 'Loss set off', amount: '−{{company.lossSetOff 2027 3000000 5000000}}' },
        { label: 'Taxable income', amount: '{{company.taxableAfterLoss 2027 3000000 5000000}}' },
        { label: 'Company tax', amount: '{{company.taxAfterLoss 2027 3000000 5000000}}', total: true },
      ],
      note: 'Set off is at most {{company.lossFloor 2027}} or {{company.lossShare 2027}} of the profit, whichever is higher (section 20 of the Income Tax Act, for years that end since 31 March 2023). {{company.lossCarried 2027 3000000 5000000}} is carried forward.',
    },
  },
  needs: {
    title: 'Once, and then each year',
    split: true,
    blocks: [
      {
        kind: 'ticks',
        lists: [
          {
            title: 'Once',
            items: [
              'The registration certificate and the share register',
              'Tax, VAT and PAYE numbers, and leave on eFiling',
              'The last assessment, with the balance of losses',
              'What each shareholder holds in other companies',
            ],
          },
          {
            title: 'Each year',
            items: [
              'The books, or access to them, if we do not keep them',
              'Loans between the company and its owners, with interest and terms',
              'What was bought and sold, and the agreements behind it',
              'Resolutions on dividends, dated before they were paid',
              'A forecast of the rest of the year, in August and in February',
            ],
          },
        ],
      },
    ],
  },
  dates: {
    title: 'Counted from the year-end',
    next: { whose: 'company', title: 'Next, if your year ends in February' },
    lede: 'A company has no filing season. Everything runs from the last day of its financial year; [Deadlines](/deadlines) works yours out.',
    blocks: [
      {
        kind: 'table',
        caption: 'Dates of a company with SARS',
        head: ['When', 'What', 'Return'],
        rows: [
          ['Six months into the year', 'First provisional payment', 'IRP6'],
          ['On the last day of the year', 'Second provisional payment', 'IRP6'],
          [
            'Seven months after a year that ends in February, six after any other',
            'Third provisional payment, voluntary',
            'IRP6',
          ],
          ['Within twelve months of year-end', 'Income tax return', 'ITR14'],
          [
            'By the end of the month after a dividend was paid',
            'Dividends tax, also when none was withheld',
            'DTR01 and DTR02',
          ],
          [
            'By the 25th after a VAT period, or on eFiling the last business day of that month',
            'VAT',
            'VAT201',
          ],
        ],
        note: 'For a year that ended in February 2026 the payments fell on {{lastWorkingDay provisional.first 2026}} and {{lastWorkingDay provisional.second 2026}}, and the voluntary third on {{provisional.third 2026}}.',
      },
    ],
  },
  questions: {
    title: 'What directors ask us',
    answers: [
      {
        question: 'Are we a small business corporation?',
        answer:
          'Many companies think so and are not, mostly because of one old shareholding. At a profit of {{rand 550000}} the answer is worth {{sbc.saved 2027 550000}} for 2026/27, and no more than that on any higher profit.',
      },
      {
        question: 'What does a profit cost until it is in my pocket?',
        answer:
          'At the standard rate, {{company.ratePaidOut 2027}} for 2026/27: company tax, then dividends tax on what is left. Of {{rand 1000000}} that is {{company.taxPaidOut 2027 1000000}}. With the small business rates it is {{sbc.taxPaidOut 2027 1000000}}.',
      },
      {
        question: 'Turnover tax or company tax?',
        answer:
          'Turnover tax allows no costs. On a turnover of {{rand 1500000}} it takes {{turnover.tax 2027 1500000}} for 2026/27, profit or loss. A consultant with few costs may gain, a shop with thin margins seldom does, and most professional services are shut out.',
      },
      {
        question: 'The company did not trade. Must it file?',
        answer:
          'As a rule yes, until it is deregistered at SARS and at the CIPC. A nil return takes little time; penalties for missing ones are counted by the month.',
      },
      {
        question: 'SARS used to want an IT14SD. Still?',
        answer:
          'No. Since 16 September 2022 SARS writes a letter that names the documents it wants, usually the signed statements, the tax computation and an explanation of differences. Income tax, VAT and PAYE must still agree, so we reconcile them before we file.',
      },
      {
        question: 'The company sold a property. Is there relief?',
        answer:
          'Not the relief people have. A company has no annual exclusion, and {{cgt.inclusionCompany 2027}} of the gain counts in 2026/27. Smaller businesses have other ways, and nearly all of them must be chosen before the sale.',
      },
    ],
  },
  closing: {
    title: 'Send the last assessment',
    text: 'And tell us the month in which your year ends, and who holds the shares. From that we can say which rules are yours.',
  },
};

function profit(amount: string): string[] {
  return [
    `{{rand ${amount}}}`,
    `{{company.tax 2027 ${amount}}}`,
    `{{sbc.tax 2027 ${amount}}}`,
    `{{sbc.saved 2027 ${amount}}}`,
  ];
}
