import type { ServicePage } from './service-page.ts';

export const taxDeceasedEstate: ServicePage = {
  path: '/tax/deceased-estate',
  title: 'Tax for deceased estates',
  description:
    'For executors and families: tax up to the day of death, the estate’s own tax, capital gains and estate duty, in order. Prices, papers and time limits.',
  hero: {
    eyebrow: 'Deceased estates',
    heading: 'The papers can wait until you have sat down',
    lede: 'Somebody has died, and you have been asked to put their affairs in order. Little of it is urgent this week. We do the tax part, tell you what comes next, and write to SARS so that you need not.',
    points: [
      'The last return',
      'The estate’s own returns',
      'Capital gains and estate duty',
      'Letters in plain words',
    ],
    button: { label: 'Talk to us when you can', to: '/contact' },
    drawing: 'beside',
  },
  get: {
    title: 'One life, up to four taxes',
    lede: 'They are worked out in this order, because each is a debt in the sum that follows.',
    blocks: [
      {
        kind: 'steps',
        steps: [
          {
            when: 'From 1 March to the day of death',
            title: 'The last return of the deceased',
            text: 'Salary, pension, interest and rent up to that day, at the ordinary table. The rebates are counted for the part of the year that was lived. Older years that were left open are filed too.',
          },
          {
            when: 'On the day of death',
            title: 'Capital gains',
            text: 'The law treats everything as sold at its value on that day. What goes to the surviving spouse is passed over, and so are personal things. The exclusion for the year of death is {{cgt.annualExclusionInYearOfDeath 2027}} in 2026/27 ({{cgt.annualExclusionInYearOfDeath 2026}} in 2025/26), and a gain on the home is free up to {{cgt.primaryResidence 2027}} ({{cgt.primaryResidence 2026}}).',
          },
          {
            when: 'From the day after, until the estate is closed',
            title: 'The estate as a taxpayer of its own',
            text: 'Rent, interest and gains of the estate itself. It has a tax number of its own, is taxed by the table for people, and has no rebates and no medical credits. An estate that earns and sells nothing needs no second number.',
          },
          {
            when: 'On what is left',
            title: 'Estate duty',
            text: 'Debts, costs, bequests to the spouse and to approved charities come off, then the abatement of {{estate.abatement 2027}}. Of the rest, {{estate.rate 2027}} is due up to {{estate.firstBand 2027}} and {{estate.rateAbove 2027}} above it, at the rates of 2026/27.',
          },
        ],
      },
    ],
    beside: {
      kind: 'worked',
      title: 'Estate duty, worked out',
      text: 'Rates of {{year.label 2027}}. Net {{rand 8000000}} after debts, costs and what goes to the spouse.',
      lines: [
        { label: 'Net value', amount: '{{rand 8000000}}' },
        { label: 'Abatement', amount: '−{{estate.abatement 2027}}' },
        { label: 'Dutiable', amount: '{{estate.dutiable 2027 8000000}}' },
        { label: 'Estate duty', amount: '{{estate.duty 2027 8000000}}', total: true },
      ],
      note: 'If a husband or wife died earlier and left everything to this person, that abatement was not used and passes on: {{estate.twoAbatements 2027}} comes off together, and the duty is {{estate.duty 2027 8000000 3500000}}.',
    },
  },
  cost: {
    title: 'By the return, and in writing first',
    lede: 'Each income tax return has the list price: the last one, and one for each year in which the estate itself had income. Capital gains, the estate duty return and help with the account are quoted together, once we have seen the inventory. The estate pays, not you.',
    plans: ['individual-income-tax'],
    blocks: [],
  },
  how: {
    title: 'What an executor does, and what you may leave to us',
    lede: 'The executor answers to the Master of the High Court. We work for the executor, or for the attorney or bank who is one.',
    blocks: [
      {
        kind: 'table',
        caption: 'The winding up, and who does what in it',
        head: ['Step', 'The executor', 'We'],
        rows: [
          [
            'Report the death',
            'Death notice, will and inventory to the Master',
            'Read the will and the inventory for what they mean in tax',
          ],
          [
            'Be appointed',
            'Letters of executorship; for an estate of at most {{estate.lettersOfAuthority 2027}} (2026/27) the Master may issue letters of authority instead',
            'Tell SARS of the death, and be recorded as practitioner',
          ],
          [
            'Collect and value',
            'An estate bank account; values on the day of death',
            'Say which values need a valuer, and find the base costs',
          ],
          [
            'Hear the creditors',
            'The notice in the Gazette and a newspaper',
            'Establish what SARS is owed, years that were never filed included',
          ],
          [
            'File with SARS',
            'Sign',
            'The last return, the estate’s returns, capital gains, estate duty (REV267)',
          ],
          [
            'Account',
            'The liquidation and distribution account, open for inspection',
            'The tax figures in it, with the proof for each',
          ],
          [
            'Distribute',
            'Pay the heirs, once objections are past',
            'The letter in which SARS confirms that nothing is owed',
          ],
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'Please do not pay heirs before the tax is known. An executor who distributes too early can be held to what SARS is then short of.',
        ],
      },
    ],
  },
  needs: {
    title: 'What you have is enough to begin',
    split: true,
    lede: 'Bring what you find. We write to banks, funds and insurers for the rest, in your name.',
    blocks: [
      {
        kind: 'ticks',
        lists: [
          {
            title: 'Of the person',
            items: [
              'Death certificate and ID',
              'The will, and the marriage certificate with any antenuptial contract',
              'The last tax return or assessment, or only the tax number',
              'If the husband or wife died before: the estate duty return of that estate',
            ],
          },
          {
            title: 'Of the estate',
            items: [
              'Letters of executorship, when you have them',
              'The inventory, with values on the day of death',
              'What property and shares cost, and when they were bought',
              'Policies, and who is named in them',
              'What has come in since: rent, interest, a last salary',
            ],
          },
        ],
      },
    ],
  },
  dates: {
    title: 'Time limits, counted from two days',
    lede: 'From the day of death, and from the day on the letters of executorship. The Master can extend most of them, and does if you ask before they pass.',
    blocks: [
      { kind: 'estate steps' },
      {
        kind: 'paragraphs',
        text: [
          'Two dates of SARS stand beside these. The last return follows the filing season of the year in which the person died: for 2025/26 from {{season.opens 2026}}. And interest on estate duty begins to run twelve months after the death even if SARS has not assessed it yet; a payment on account before that day stops it.',
        ],
      },
    ],
  },
  questions: {
    title: 'What families ask us',
    answers: [
      {
        question: 'Do heirs pay tax on what they inherit?',
        answer:
          'No. The estate pays what is due before it distributes. What you inherit is not income; only what it earns in your hands afterwards is. For a later sale you take over the value that stood in the estate.',
      },
      {
        question: 'Must we sell the house to pay the tax?',
        answer:
          'Often there is less tax on it than families fear: what goes to the spouse is passed over, and of a gain on the home {{cgt.primaryResidence 2027}} is free in 2026/27. If cash is short all the same, we say so early, while there is still a choice.',
      },
      {
        question: 'Is a life policy part of the estate?',
        answer:
          'For estate duty a policy on the deceased’s life usually counts, even if it is paid straight to you. One left to the spouse comes off again. It is not subject to capital gains tax in the usual case.',
      },
      {
        question: 'My mother had not filed for years.',
        answer:
          'That is common, and nobody will scold you. The executor files what is open; SARS can lift penalties where illness or age was the cause. We ask for it.',
      },
      {
        question: 'How long does it take?',
        answer:
          'A simple estate is seldom closed within eight months, and most of that is waiting for others. The tax should never be what it waits for, so we file each piece as soon as its figures are known.',
      },
      {
        question: 'Can I be executor and still use you?',
        answer:
          'Yes, many are: a daughter, a friend, an attorney. You decide and sign. We prepare, explain, and keep a file that you can show to the Master and to the other heirs.',
      },
    ],
  },
  closing: {
    title: 'A call is enough',
    text: 'You need not have the papers together, or know the right words. Tell us who died, roughly what there is, and what worries you most.',
  },
};
