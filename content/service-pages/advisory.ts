import type { ServicePage } from './service-page.ts';

export const advisory: ServicePage = {
  path: '/advisory',
  title: 'Strategic advisory',
  description:
    'Company registration, tax set-up, B-BBEE, beneficial ownership, annual returns, the supplier database: what each takes, what it costs, when it is due.',
  hero: {
    eyebrow: 'Strategic advisory',
    heading: 'Know the ground before you build on it',
    lede: 'A plan that survives its first year, a company registered the way it will be used, and the papers that banks, the CIPC and large customers ask for.',
    points: ['Planned', 'Registered', 'In good standing', 'Ready to supply'],
    button: { label: 'Start Your Journey Now', to: '/contact' },
    drawing: 'below',
  },
  get: {
    title: 'Seven pieces of work, from idea to tender',
    blocks: [
      {
        kind: 'groups',
        groups: [
          {
            title: 'Before the first invoice',
            entries: [
              {
                title: 'Business planning',
                text: 'Three years of sales, costs, cash and tax in one model, with the assumptions on the first page. We ask what a bank will ask, while a wrong answer still costs nothing.',
              },
              {
                title: 'Company registration',
                text: 'The name, the memorandum of incorporation, directors and shares, filed at the CIPC. If a sole trader or a trust would serve you better, we say so first.',
              },
              {
                title: 'Tax set-up',
                text: 'Income tax, the public officer, provisional tax, and VAT and PAYE only when you need them. Small business relief and turnover tax are compared before you choose.',
              },
            ],
          },
          {
            title: 'Every year, or the register closes',
            entries: [
              {
                title: 'Annual returns',
                text: 'The yearly confirmation that the company is alive, filed within its 30 business days. The fee is worked out beforehand.',
              },
              {
                title: 'Beneficial ownership',
                text: 'The chain of shares followed to the people at its end, drawn up, and filed at the CIPC. Without it no annual return is accepted.',
              },
            ],
          },
          {
            title: 'When larger customers ask',
            entries: [
              {
                title: 'B-BBEE',
                text: 'Up to {{bbbee.emeLimit 2015-05-01}} of yearly revenue (the codes in force since May 2015) a sworn affidavit is enough. We prepare it, or the file for a verification agency when you are past that.',
              },
              {
                title: 'Supplier database application',
                text: 'The Central Supplier Database of National Treasury, through which the state buys. We agree your bank, CIPC and SARS records first, because that is where applications stick.',
              },
            ],
          },
        ],
      },
    ],
  },
  cost: {
    title: 'Filings have a list price. Thinking is quoted.',
    lede: 'Registration, planning, tax set-up, B-BBEE and supplier applications differ too much for a list. You get a fixed amount in writing first. Premium and CFO clients have the yearly filings included.',
    plans: [
      'annual-returns-submission',
      'beneficial-ownership-submission',
      'directors-amendments',
      'company-reinstatement',
      'company-deregistration',
    ],
    blocks: [
      {
        kind: 'table',
        caption:
          'What the CIPC itself charges for a company’s annual return, for returns due since 1 May 2011',
        head: ['Turnover of the year', 'On time', 'Late'],
        amounts: [1, 2],
        rows: [
          ['Under {{cipc.from2 2011-05-01}}', '{{cipc.fee1 2011-05-01}}', '{{cipc.late1 2011-05-01}}'],
          [
            'From {{cipc.from2 2011-05-01}}, under {{cipc.from3 2011-05-01}}',
            '{{cipc.fee2 2011-05-01}}',
            '{{cipc.late2 2011-05-01}}',
          ],
          [
            'From {{cipc.from3 2011-05-01}}, under {{cipc.from4 2011-05-01}}',
            '{{cipc.fee3 2011-05-01}}',
            '{{cipc.late3 2011-05-01}}',
          ],
          ['{{cipc.from4 2011-05-01}} and above', '{{cipc.fee4 2011-05-01}}', '{{cipc.late4 2011-05-01}}'],
        ],
        note: 'You pay this to the CIPC on top of our price. [Why annual returns matter](/blog/cipc-annual-returns-why-they-matter).',
      },
    ],
  },
  how: {
    title: 'From a sketch to a company in good standing',
    lede: 'A new company, in five stations. If yours exists already, we begin at the fourth.',
    split: true,
    blocks: [
      {
        kind: 'steps',
        steps: [
          {
            when: 'First talk',
            title: 'What is it for?',
            text: 'Who owns it, who works in it, who lends to it, and what happens if one of you leaves. The answers decide the structure, not the other way round.',
          },
          {
            when: 'The plan',
            title: 'The figures are sketched',
            text: 'Sales you can defend, costs you have asked for, the month in which cash is lowest. You take the model away with you.',
          },
          {
            when: 'The CIPC',
            title: 'The company is registered',
            text: 'Up to four names in order of preference, the memorandum, the share certificates. The beneficial owners are filed within ten business days after it.',
          },
          {
            when: 'SARS',
            title: 'The tax accounts are opened or put right',
            text: 'The CIPC passes the company on to SARS. We appoint the public officer, link eFiling, and register for VAT and as an employer if it is time.',
          },
          {
            when: 'Every year',
            title: 'It stays on the map',
            text: 'Annual return, ownership, affidavit, tax status and supplier profile in one calendar, with a reminder before each.',
          },
        ],
      },
    ],
  },
  needs: {
    title: 'Depends on the piece of work',
    blocks: [
      {
        kind: 'ticks',
        lists: [
          {
            title: 'To register a company',
            items: [
              'Certified ID or passport copies of directors and shareholders',
              'Home, e-mail and business addresses',
              'Who holds how many shares, and for what',
              'Names you would like, best first',
            ],
          },
          {
            title: 'For yearly filings',
            items: [
              'The registration number and the CIPC customer code, if you have it',
              'The turnover of the last financial year',
              'The share register, and any agreement about votes',
            ],
          },
          {
            title: 'To supply the state or a large firm',
            items: [
              'The tax compliance PIN, or leave to ask SARS for it',
              'A bank letter in the company’s own name',
              'Last year’s revenue and the shareholding, for the affidavit',
            ],
          },
        ],
      },
    ],
  },
  dates: {
    title: 'Counted from your own dates',
    next: { whose: 'company', title: 'Fixed ones, if your year ends in February' },
    lede: 'Most of these run from a day in the life of the company, not from the calendar. [Deadlines](/deadlines) works yours out.',
    blocks: [
      {
        kind: 'table',
        caption: 'Dates of a company',
        head: ['When', 'What', 'Where'],
        rows: [
          ['Within 10 business days of registration', 'Beneficial owners, the first filing', 'CIPC'],
          ['Within 10 business days of a change', 'Beneficial owners and directors', 'CIPC'],
          ['Within 21 business days of becoming an employer', 'Registration as an employer', 'SARS'],
          [
            'Within 21 business days of passing the VAT limit, {{vat.compulsory 2026-04-01}} since 1 April 2026',
            'Registration for VAT',
            'SARS',
          ],
          ['Within 30 business days of each anniversary', 'Annual return of a company', 'CIPC'],
          [
            'Each calendar year, before the annual return',
            'Beneficial owners, even if nobody changed',
            'CIPC',
          ],
          ['Every twelve months', 'A new B-BBEE affidavit or certificate', 'Your customers'],
        ],
      },
    ],
  },
  questions: {
    title: 'What founders ask us',
    answers: [
      {
        question: 'Company, sole trader or trust?',
        answer:
          'Often it is the liability that decides, not the tax. We set the tax side by side for your own figures; [this article](/blog/choose-right-business-structure-tax-efficiency) shows how the comparison is made.',
      },
      {
        question: 'Which B-BBEE level does a small company have?',
        answer:
          'Under the codes of May 2015, up to {{bbbee.emeLimit 2015-05-01}} of yearly revenue it is level four as it stands, level two with at least 51% black ownership and level one with 100%. Some sectors, such as construction and transport, have codes and limits of their own.',
      },
      {
        question: 'And above that?',
        answer:
          'Up to {{bbbee.qseLimit 2015-05-01}}, in the codes since May 2015, a company with at least 51% black ownership still uses an affidavit. All others are measured by a verification agency. We prepare the file; the agency must be independent of us.',
      },
      {
        question: 'The CIPC says we are in deregistration. Is it too late?',
        answer:
          'As a rule not, if the process has only begun: file what is outstanding. Once the company is off the register it must be reinstated, which takes longer and asks for proof that it was trading or owned something.',
      },
      {
        question: 'Do you write the plan for us?',
        answer:
          'With you. A plan that the owner cannot explain without us fails at the first meeting with a bank.',
      },
      {
        question: 'Does registration on the supplier database bring orders?',
        answer:
          'No. It lets departments and municipalities buy from you; you still quote and tender. Registration with National Treasury is free, so what you pay is our work in getting the records to agree.',
      },
    ],
  },
  closing: {
    title: 'Bring the sketch as it is',
    text: 'A paragraph will do: what you want to start or put right, who is in it, and by when. We tell you which of the seven you need, and which you do not.',
  },
};
