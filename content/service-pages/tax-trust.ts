import type { ServicePage } from './service-page.ts';

export const taxTrust: ServicePage = {
  path: '/tax/trust',
  title: 'Tax for trusts',
  description:
    'Tax of trusts and beneficiaries: the flat rate, special trusts, income that flows through, gains, section 7C, the IT3(t) and beneficial owners.',
  hero: {
    eyebrow: 'Trusts',
    heading: 'Where the income stops, the tax begins',
    lede: 'What a trust keeps is taxed in the trust, at the highest rate there is. What it passes on in time is taxed where it arrives. Most of our work is to have that decided, minuted and reported before the year closes.',
    points: ['ITR12T and provisional tax', 'IT3(t)', 'Resolutions in time', 'Beneficial owners'],
    button: { label: 'Talk about your trust', to: '/contact' },
    drawing: 'beside',
  },
  get: {
    title: 'The rules a trustee lives with',
    blocks: [
      {
        kind: 'entries',
        entries: [
          {
            title: 'A flat rate',
            text: '{{trust.rate 2027}} for 2026/27, from the first rand. No rebates, no interest exemption, no annual exclusion of gains.',
          },
          {
            title: 'Income that flows through',
            text: 'Income vested in a beneficiary who lives in South Africa is taxed in that person’s hands (section 25B). It must be vested within the year, by a resolution that the deed allows. Since 1 March 2024 income vested in a beneficiary abroad stays taxed in the trust.',
          },
          {
            title: 'Who gave it, still counts',
            text: 'Section 7 can tax the person who donated the money, or lent it without interest, instead of the trust or the beneficiary. Income that goes to the donor’s minor child is the usual case.',
          },
          {
            title: 'Capital gains',
            text: 'Of a gain that stays, {{cgt.inclusionTrust 2027}} is included in 2026/27, so {{cgt.highestRateTrust 2027}} of it goes in tax. A gain that is vested in the same year in a beneficiary who lives here is taxed as that person’s own: {{cgt.inclusion 2027}} included, {{cgt.highestRate 2027}} at most.',
          },
          {
            title: 'Special trusts',
            text: 'Taxed by the table for people, without rebates. Type A is for somebody whose disability keeps them from earning enough or from managing money, and shares in some of the exclusions of capital gains too. Type B is made by a will for relatives of whom the youngest is under 18 at the end of the year.',
          },
          {
            title: 'Loans to the trust (section 7C)',
            text: 'If you lend to your trust without interest, or below the official rate, the interest that you forgo counts as a donation on the last day of each year. It uses up the yearly exemption, {{donations.exempt 2027}} for 2026/27 ({{donations.exempt 2026}} before); above it donations tax of {{donations.rate 2027}} is due. Loans for a home you live in yourself, and a few others, are spared.',
          },
        ],
      },
      {
        kind: 'table',
        sheet: true,
        caption: 'Income tax on the same income for {{year.label 2027}}, kept or vested by 28 February 2027',
        head: ['Income of the trust', 'Kept', 'Vested in one person', 'Vested in two'],
        amounts: [1, 2, 3],
        rows: [flow('150000'), flow('300000'), flow('600000'), flow('1200000')],
        note: 'For beneficiaries under 65 who live in South Africa and have no other income. Most have some, and then the difference is smaller. Vested means theirs: it can be asked for.',
      },
    ],
  },
  cost: {
    title: 'A trust with a trade needs books. A quiet one does not.',
    lede: 'A trust that runs a farm, lets property or employs people takes a monthly plan, with its ITR12T, provisional returns and IT3(t) in place of a company’s. For one that only holds shares or a house we quote a fixed amount for the year. Beneficiaries’ own returns have their list price.',
    plans: ['starter', 'standard', 'individual-income-tax', 'provisional-income-tax'],
    blocks: [],
  },
  how: {
    title: 'A year of a trust',
    lede: 'The order matters more than in any other return. A resolution that is signed in March moves nothing in February.',
    split: true,
    blocks: [
      {
        kind: 'steps',
        steps: [
          {
            when: 'When we begin',
            title: 'We read the deed',
            text: 'Who may benefit, what trustees may vest, whether capital and income are kept apart. Old deeds often allow less than everybody assumed.',
          },
          {
            when: 'August',
            title: 'First provisional payment',
            text: 'Trusts are provisional taxpayers. What will be vested is not estimated as income of the trust, so the plan for the year is made now.',
          },
          {
            when: 'By the middle of February',
            title: 'The trustees meet',
            text: 'You get the income by kind, each beneficiary’s position and a draft resolution. You decide, sign and date it before the last day of the month.',
          },
          {
            when: 'The last day of February',
            title: 'Second provisional payment',
            text: 'For what stays in the trust. The lenders hear what section 7C makes of their loans; donations tax on it is due by the end of March.',
          },
          {
            when: 'By September',
            title: 'Accounts, then the IT3(t)',
            text: 'Every amount vested is reported to SARS by person. It must agree with the resolution, the ITR12T and the beneficiary’s own return.',
          },
          {
            when: 'Before the season closes',
            title: 'The ITR12T',
            text: 'Filed with the deed, the letters of authority, the accounts, the resolutions and the chart of beneficial owners.',
          },
        ],
      },
    ],
  },
  needs: {
    title: 'The deed first',
    blocks: [
      {
        kind: 'ticks',
        lists: [
          {
            title: 'Of the trust',
            items: [
              'The deed or will, with every amendment',
              'The Master’s letters of authority, as they stand today',
              'Minutes and resolutions of the last three years',
              'Bank statements, investment certificates, leases',
            ],
          },
          {
            title: 'Of the people',
            items: [
              'Founder, trustees and beneficiaries: names, ID and tax numbers, addresses',
              'Who among them lives outside South Africa, and since when',
              'Loans from family and companies, with balances and terms',
              'Who paid for what the trust owns',
            ],
          },
          {
            title: 'For the register at the Master',
            items: [
              'Who owns or controls in the end: founders, trustees, named beneficiaries, and the people behind any company among them',
              'The date on which each became or ceased to be one',
              'Whoever may sign for the trust on the Master’s portal',
            ],
          },
        ],
      },
    ],
  },
  dates: {
    title: 'Three kinds of returns',
    next: { whose: 'trust', title: 'Next, for a trust' },
    lede: 'A trust must file each year, also when it did nothing. SARS names the last day of its season anew each year.',
    blocks: [
      {
        kind: 'table',
        caption: 'Dates of a trust',
        head: ['When', 'What', 'To whom'],
        rows: [
          [
            '{{provisional.first 2027}} and {{lastWorkingDay provisional.second 2027}} for {{year.label 2027}}',
            'Provisional payments',
            'SARS, IRP6',
          ],
          [
            '{{provisional.third 2026}} for {{year.label 2026}}, {{provisional.third 2027}} for {{year.label 2027}}',
            'Third provisional payment, voluntary',
            'SARS, IRP6',
          ],
          [
            'Before the last day of February',
            'Resolutions that vest income and gains',
            'The trust’s own file',
          ],
          [
            'By the end of March',
            'Donations tax on interest forgone, section 7C',
            'SARS, from the lender (IT144)',
          ],
          [
            '{{season.trustData 2025}} for the 2025 year; the notice of the year decides',
            'What was vested, and in whom',
            'SARS, IT3(t)',
          ],
          [
            'Until {{season.trustsClose 2025}} in the 2025 season, {{season.trustsClose 2024}} in the 2024 season',
            'Income tax return',
            'SARS, ITR12T',
          ],
          [
            'Since 1 April 2023, and whenever somebody changes',
            'Register of beneficial owners',
            'The Master of the High Court',
          ],
        ],
        note: 'The last day of the 2026 season of trusts is not in our tables yet: we publish a date once we have read it in a notice.',
      },
    ],
  },
  questions: {
    title: 'What trustees ask us',
    answers: [
      {
        question: 'Is a trust still worth having?',
        answer:
          'For tax alone, seldom. For a child who cannot manage money, for a farm that must not be divided, or to keep what you have apart from what you risk, often. We say so when the trust costs more than it guards.',
      },
      {
        question: 'May we give everything to the child who studies?',
        answer:
          'If the deed lets you choose and the child is of age, yes, and {{trust.savedVested 2027 150000 1}} of tax can be saved on {{rand 150000}} in 2026/27. But the money is then the student’s, in law and not only on the return.',
      },
      {
        question: 'Our trust did nothing. Must it file?',
        answer:
          'Yes: the ITR12T each year, and the register at the Master in any case. If it will never be used again, terminating it is cheaper than ten years of nil returns.',
      },
      {
        question: 'What happens if the register is not filed?',
        answer:
          'Trustees who do not keep and lodge it commit an offence, with fines and even prison in the Trust Property Control Act. In practice banks refuse to act first. It is lodged on the Master’s portal and has no fee.',
      },
      {
        question: 'I lent the trust my house money in 2009. Does section 7C reach back?',
        answer:
          'It has applied since 1 March 2017 to what is still outstanding, however old the loan. Interest at the official rate, repayment, or using your yearly exemption are the three ways, and we work out all of them.',
      },
      {
        question: 'Who signs, and who is liable?',
        answer:
          'All trustees act together unless the deed says otherwise. SARS looks to the representative trustee for returns and payment, and can look to the others. Using us takes the work off you, not the duty.',
      },
    ],
  },
  closing: {
    title: 'Before February, if you can',
    text: 'Send the deed and the last accounts. We tell you what can still be decided this year, and what it would change.',
  },
};

function flow(income: string): string[] {
  return [
    `{{rand ${income}}}`,
    `{{trust.tax 2027 ${income}}}`,
    `{{trust.taxVested 2027 ${income} 1}}`,
    `{{trust.taxVested 2027 ${income} 2}}`,
  ];
}
