import type { ServicePage, Tool } from './service-page.ts';

export const individualTabs = [
  { value: 'simple', label: 'Individual Tax Made Simple', to: '/tax/individual' },
  { value: 'alert', label: 'Tax Alert: No Inflation Adjustment!', to: '/tax/individual?tab=alert' },
];

export const individualCalculators: { title: string; lede: string; tools: Tool[] } = {
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

export const taxIndividual: ServicePage = {
  path: '/tax/individual',
  title: 'Tax for individuals',
  description:
    'Returns, provisional tax and capital gains for people: thresholds, credits and filing dates of 2025/26 and 2026/27, prices, and what we need from you.',
  hero: {
    eyebrow: 'Individual tax',
    heading: 'A drawer of slips, one return',
    lede: 'You hand over the papers. We compare them with what SARS already holds, claim what you can prove, file, and stay with it until the assessment agrees with our own sum.',
    points: ['Income tax returns', 'Provisional tax', 'Capital gains', 'Letters from SARS answered'],
    button: { label: 'Get Started', to: '/contact' },
    drawing: 'before',
  },
  get: {
    title: 'What is done, and what it rests on',
    blocks: [
      {
        kind: 'entries',
        entries: [
          {
            title: 'The yearly return',
            text: 'SARS fills in what employers, schemes, funds and banks have reported. We check that against your own certificates and add what nobody reports: rent, freelance work, a logbook, medical bills you paid yourself.',
          },
          {
            title: 'Provisional tax',
            text: 'Two estimates a year, each with its working, and a note in September on whether a third payment would save you interest.',
          },
          {
            title: 'Capital gains',
            text: 'The base cost of a house or of shares, found and documented, sometimes back to October 2001. We try to do that before you sell.',
          },
          {
            title: 'Assessments and letters',
            text: 'Each assessment is set beside our own sum. If SARS asks for documents, you get one list from us and one deadline, and we send the answer.',
          },
        ],
      },
      {
        kind: 'table',
        sheet: true,
        caption: 'The amounts most returns turn on',
        head: ['For people', '{{year.label 2026}}', '{{year.label 2027}}'],
        amounts: [1, 2],
        rows: [
          [
            'Tax begins above, under 65',
            '{{individual.thresholdUnder65 2026}}',
            '{{individual.thresholdUnder65 2027}}',
          ],
          [
            'Tax begins above, 65 to 74',
            '{{individual.thresholdFrom65 2026}}',
            '{{individual.thresholdFrom65 2027}}',
          ],
          [
            'Tax begins above, 75 and older',
            '{{individual.thresholdFrom75 2026}}',
            '{{individual.thresholdFrom75 2027}}',
          ],
          [
            'Medical credit a month, each of the first two members',
            '{{medical.first 2026}}',
            '{{medical.first 2027}}',
          ],
          [
            'Medical credit a month, each further member',
            '{{medical.further 2026}}',
            '{{medical.further 2027}}',
          ],
          [
            'Retirement contributions deducted, at most',
            '{{retirement.cap 2026}}',
            '{{retirement.cap 2027}}',
          ],
          [
            'Gain on your own home left untaxed',
            '{{cgt.primaryResidence 2026}}',
            '{{cgt.primaryResidence 2027}}',
          ],
          [
            'Other gains left untaxed, a year',
            '{{cgt.annualExclusion 2026}}',
            '{{cgt.annualExclusion 2027}}',
          ],
          [
            'Interest left untaxed, under 65',
            '{{interest.exemptUnder65 2026}}',
            '{{interest.exemptUnder65 2027}}',
          ],
        ],
        note: 'Every table that we use, with its sources: [tax tables](/rates). Why so little moved before 2026/27: [the tax alert](/tax/individual?tab=alert).',
      },
    ],
  },
  cost: {
    title: 'A price for each return',
    lede: 'It does not depend on the size of your refund. Years that were never filed, and objections, are priced before we begin.',
    plans: ['individual-income-tax', 'provisional-income-tax', 'turnover-tax'],
    blocks: [],
  },
  how: {
    title: 'From the first letter to the last',
    blocks: [
      {
        kind: 'steps',
        steps: [
          {
            title: 'You give us leave',
            text: 'You confirm us on eFiling as your tax practitioner. Your login stays yours, and you can end it there on any day.',
          },
          {
            title: 'We read what SARS holds',
            text: 'Reported certificates, open returns, penalties, the bank account on record. You hear what is missing.',
          },
          {
            title: 'You send the rest, once',
            text: 'One list, made for you. What you do not have, we tell you where to ask for.',
          },
          {
            title: 'You approve a draft',
            text: 'One page: what comes in, what comes off, what you owe or get back, and by when.',
          },
          {
            title: 'We file and compare',
            text: 'An assessment that differs from the draft is looked into the same week. If it is wrong, it is disputed within its time limit.',
          },
        ],
      },
    ],
    beside: {
      kind: 'worked',
      title: 'A salary, worked out',
      text: '{{rand 480000}} a year, of which {{rand 30000}} goes to a retirement annuity; under 65; two people on the medical scheme. SARS tables of {{year.label 2027}}.',
      lines: [
        { label: 'Salary', amount: '{{rand 480000}}' },
        { label: 'Retirement annuity', amount: '−{{rand 30000}}' },
        { label: 'Taxed', amount: '{{rand 450000}}' },
        { label: 'Tax after the rebate', amount: '{{individual.tax 2027 450000}}' },
        { label: 'Medical credits', amount: '−{{medical.credits 2027 2}}' },
        { label: 'Tax of the year', amount: '{{medical.taxAfterCredits 2027 450000 2}}', total: true },
      ],
      note: 'The annuity alone saves {{individual.taxSaved 2027 480000 30000}} of it. [Work out your own](/calculator?type=individual).',
    },
  },
  needs: {
    title: 'Papers, by what you earn from',
    split: true,
    lede: 'Photographs are good enough. ID numbers and bank details are handed over in our office or on eFiling, not by e-mail or chat.',
    blocks: [
      {
        kind: 'ticks',
        lists: [
          {
            title: 'Everybody',
            items: [
              'IRP5 or IT3(a) of every employer and fund',
              'The certificate of the medical scheme, and bills it did not pay',
              'Retirement annuity and tax-free investment certificates',
              'IT3(b) and IT3(c) of banks and investment houses',
              'Section 18A receipts for donations',
            ],
          },
          {
            title: 'If it applies to you',
            items: [
              'Rent received, and rates, levies, interest and repairs of that property',
              'Income and costs of a business, or access to its books',
              'A logbook, if you have a travel allowance or a company car',
              'For something sold: what it cost, what was built on, what it fetched',
              'Income from abroad, and the tax paid there',
            ],
          },
        ],
      },
    ],
  },
  dates: {
    title: 'Two seasons and two or three payments',
    next: { whose: 'individual', title: 'Next, for an individual' },
    lede: 'SARS names the filing dates anew each year. A payment that falls on a weekend or a public holiday is due on the business day before.',
    blocks: [
      {
        kind: 'table',
        caption: 'Returns, for the year of assessment that ended in February',
        head: ['Season', '2025', '2026'],
        rows: [
          [
            'Automatic assessments',
            '{{season.autoFrom 2025}} to {{season.autoTo 2025}}',
            '{{season.autoFrom 2026}} to {{season.autoTo 2026}}',
          ],
          [
            'Not provisional',
            '{{season.opens 2025}} to {{season.closes 2025}}',
            '{{season.opens 2026}} to {{season.closes 2026}}',
          ],
          [
            'Provisional',
            '{{season.opens 2025}} to {{season.provisionalCloses 2025}}',
            '{{season.opens 2026}} to {{season.provisionalCloses 2026}}',
          ],
        ],
        note: 'The 2025 season is often dated from {{season.autoFrom 2025}}: that was its automatic part. For the last days of 2026 we found one source only; your eFiling profile decides.',
      },
      {
        kind: 'table',
        caption: 'Provisional payments (IRP6)',
        head: ['Payment', 'Year {{year.label 2026}}', 'Year {{year.label 2027}}'],
        rows: [
          [
            'First',
            '{{provisional.first 2026}}, a Sunday: paid by {{lastWorkingDay provisional.first 2026}}',
            '{{provisional.first 2027}}',
          ],
          [
            'Second',
            '{{provisional.second 2026}}, a Saturday: paid by {{lastWorkingDay provisional.second 2026}}',
            '{{provisional.second 2027}}, a Sunday: paid by {{lastWorkingDay provisional.second 2027}}',
          ],
          [
            'Third, voluntary',
            '{{provisional.third 2026}}; for {{year.label 2025}} it was {{provisional.third 2025}}',
            '{{provisional.third 2027}}',
          ],
        ],
      },
    ],
  },
  questions: {
    title: 'What people ask before they sign',
    answers: [
      {
        question: 'SARS has assessed me automatically. Do I still need you?',
        answer:
          'If everything you earned and paid was reported by somebody else, no. Read it line by line; if it is right, do nothing. If rent, a trade, a logbook or medical bills are missing, a return must be filed before the closing date.',
      },
      {
        question: 'Am I a provisional taxpayer?',
        answer:
          'If you run a business, yes. If not, you are free of it while your taxable income stays within the threshold, or while interest, rent and foreign dividends together stay within {{investments.notProvisional 2027}} (the limit for 2026/27).',
      },
      {
        question: 'How close must the February estimate be?',
        answer:
          'By the rules for 2026/27 it must reach {{provisional.safeAbove 2027}} of the actual taxable income when that is above {{provisional.safeLimit 2027}}; up to there, {{provisional.safeUpTo 2027}} of it or the basic amount of your last assessment. Short of that SARS may add {{provisional.penaltyRate 2027}} of the tax that is missing. The accuracy of {{provisional.safeAbove 2027}} is what we never go below; we aim closer, because interest runs on the rest.',
      },
      {
        question: 'I sold my house. How much is taxed?',
        answer:
          'A gain of {{rand 3000000}} on your own home: sold in 2025/26, {{cgt.homeTaxableGain 2026 3000000}} of it counts as income, after {{cgt.primaryResidence 2026}} and the annual {{cgt.annualExclusion 2026}}. Sold since 1 March 2026, nothing does: the exclusion for 2026/27 is {{cgt.primaryResidence 2027}}.',
      },
      {
        question: 'What does the medical scheme bring?',
        answer:
          'A credit, taken off the tax itself: for 2026/27 {{medical.first 2027}} a month for each of the first two members and {{medical.further 2027}} for each further one, so {{medical.credits 2027 4}} a year for a family of four. In 2025/26 it was {{medical.credits 2026 4}}.',
      },
      {
        question: 'I have not filed for years.',
        answer:
          'Most people who come to us with that expected worse. We list the years, file the oldest first, and ask for penalties to be lifted where there is ground for it. It is cheaper before SARS writes.',
      },
    ],
  },
  closing: {
    title: 'Start with what you have',
    text: 'Tell us how you earn and which years are open. We answer with a price and a list, and you need not sort anything first.',
  },
};
