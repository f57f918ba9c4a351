import type { ServicePage } from './service-page.ts';

export const payroll: ServicePage = {
  path: '/payroll',
  title: 'Payroll',
  description:
    'Salaries, payslips, PAYE, UIF, SDL, COIDA and IRP5 certificates, and a portal for leave. A month of payroll day by day, prices and a payslip worked out.',
  hero: {
    eyebrow: 'Payroll',
    heading: 'Paid on the day. Declared by the 7th.',
    lede: 'You tell us what changed this month. We work out every salary, withhold what the law asks, hand each employee a payslip, and file the rest with SARS, the UIF and the Compensation Fund.',
    points: ['Salaries and payslips', 'PAYE, UIF and SDL', 'COIDA and IRP5', 'Leave in a portal'],
    button: { label: 'Get Started Tonight', to: '/contact#get-in-touch' },
    drawing: 'before',
  },
  get: {
    title: 'From the timesheet to the tax certificate',
    blocks: [
      {
        kind: 'columns',
        entries: [
          {
            title: 'Salary processing',
            text: 'Fixed pay, hours, overtime, commission, bonuses, unpaid leave and final pay, for monthly and weekly staff. You see a draft, and what moved since last month, before anything is paid.',
          },
          {
            title: 'Payslips',
            text: 'What the Basic Conditions of Employment Act asks for, and the leave balance on top. Each employee gets the slip alone; nothing lies on the printer.',
          },
          {
            title: 'PAYE, UIF and SDL',
            text: 'Worked out, declared and reconciled together, on one EMP201 a month. Twice a year the EMP501 proves that the months add up.',
          },
          {
            title: 'COIDA',
            text: 'Registration with the Compensation Fund, the yearly return of earnings, and the letter of good standing your customers ask to see.',
          },
          {
            title: 'IRP5 certificates',
            text: 'Issued after the annual reconciliation, and kept where each employee finds it, so that nobody phones you in July.',
          },
          {
            title: 'Online employee portal',
            text: 'Staff book leave on their phones. The manager approves or declines with a reason, the balance follows, and the payslip agrees with it.',
          },
        ],
      },
      {
        kind: 'table',
        caption: 'Who pays what, {{year.label 2027}}',
        head: ['Levy', 'Employee', 'Employer', 'On what'],
        rows: [
          [
            'PAYE',
            '{{individual.lowestRate 2027}} to {{individual.topRate 2027}}, by bracket',
            'nothing',
            'Pay above {{individual.thresholdUnder65 2027}} a year for those under 65 ({{individual.thresholdUnder65 2026}} in {{year.label 2026}})',
          ],
          [
            'UIF',
            '{{payroll.uifRate 2027}}',
            '{{payroll.uifRate 2027}}',
            'Pay up to {{payroll.uifCeiling 2027}} a month, so at most {{payroll.uifMost 2027}} each',
          ],
          [
            'SDL',
            'nothing',
            '{{payroll.sdlRate 2027}}',
            'All leviable pay; not when twelve months of it stay within {{payroll.sdlExemption 2027}}',
          ],
          [
            'COIDA',
            'nothing',
            'by the risk of the trade',
            'Pay up to {{payroll.coidaCeiling 2027}} a year ({{payroll.coidaCeiling 2026}} in {{year.label 2026}})',
          ],
        ],
        note: 'The brackets, rebates and where they come from stand in our [tax tables](/rates).',
      },
    ],
  },
  cost: {
    title: 'Part of the plan, not an extra',
    lede: 'Standard runs the payroll with the books. Premium adds the portal with leave booking and approval. If you keep your own books, ask us for a price by the payslip.',
    plans: ['standard', 'premium', 'cfo'],
    blocks: [],
  },
  how: {
    title: 'A month with a pay day on the 25th',
    lede: 'For another pay day, or for weekly wages, the days move and the order stays.',
    blocks: [
      {
        kind: 'table',
        caption: 'One month of payroll, day by day',
        head: ['Day', 'You', 'We'],
        rows: [
          [
            '18th',
            'Send what changed: joiners, leavers, hours, bonuses',
            'Take approved leave from the portal',
          ],
          ['20th', 'Read the draft', 'Show net pay per person, and each difference from last month'],
          ['22nd', 'Approve it', 'Publish the payslips and make the payment file for your bank'],
          ['25th', 'Release the payment', 'Nothing. We never hold your money'],
          [
            'By the 7th',
            'Release the payment to SARS',
            'File the EMP201, and tell the UIF who came and went',
          ],
          ['By the 10th', 'Nothing', 'Reconcile with the SARS statement and post the journal to your books'],
        ],
      },
    ],
    beside: {
      kind: 'worked',
      title: 'A payslip, worked out',
      text: '{{rand 25000}} a month, under 65, no medical scheme, no retirement fund. SARS tables of {{year.label 2027}}.',
      lines: [
        { label: 'Salary', amount: '{{payroll.gross 2027 25000}}' },
        { label: 'PAYE', amount: '−{{payroll.paye 2027 25000}}' },
        { label: 'UIF', amount: '−{{payroll.uif 2027 25000}}' },
        { label: 'Net pay', amount: '{{payroll.net 2027 25000}}', total: true },
      ],
      note: 'You add {{payroll.uif 2027 25000}} UIF and {{payroll.sdl 2027 25000}} SDL. By the 7th, {{payroll.emp201 2027 25000}} goes to SARS for this one person. [Work out another salary](/calculator?type=individual).',
    },
  },
  needs: {
    title: 'What we ask for, and where to put it',
    split: true,
    lede: 'ID numbers and bank accounts go into the portal or are handed over in our office. Please never send them by e-mail or chat.',
    blocks: [
      {
        kind: 'ticks',
        lists: [
          {
            title: 'Of the business',
            items: [
              'The PAYE reference number; without one, we register you',
              'UIF and Compensation Fund numbers, and the last return of earnings',
              'The last EMP501 and the payroll of the year so far',
              'Your rules on leave, overtime and notice',
            ],
          },
          {
            title: 'Of each employee',
            items: [
              'Name, ID or passport number, address and tax number',
              'The contract: pay, hours, first day',
              'The bank account, confirmed by the employee',
              'Medical scheme and retirement fund papers, if any',
            ],
          },
        ],
      },
    ],
  },
  dates: {
    title: 'One date a month, three a year',
    next: { whose: 'employer', title: 'Next, for an employer' },
    lede: 'A payment that falls on a weekend or a public holiday is due on the business day before. [Deadlines](/deadlines) has the next twelve months worked out.',
    blocks: [
      {
        kind: 'table',
        caption: 'Dates of an employer',
        head: ['When', 'What', 'To whom'],
        rows: [
          [
            'The 7th of every month',
            'PAYE, UIF and SDL of the month before, together on the EMP201, with the payment',
            'SARS',
          ],
          ['The same 7th', 'Joiners, leavers and changes of pay', 'UIF'],
          [
            '31 March',
            'COIDA return of earnings for March to February. The Fund often opens and closes its season later by notice; we go by the notice of the year',
            'Compensation Fund',
          ],
          ['31 May', 'Annual EMP501; after it, an IRP5 for every employee', 'SARS, then your staff'],
          ['31 October', 'Interim EMP501, for March to August', 'SARS'],
        ],
        note: 'Older guides give quarterly dates for UIF and 1 March for the IRP5. UIF is due monthly with PAYE, and the IRP5 follows the annual EMP501.',
      },
    ],
  },
  questions: {
    title: 'What employers ask us',
    answers: [
      {
        question: 'We are three people. Do we pay SDL?',
        answer:
          'Not while the pay of the next twelve months is likely to stay within {{payroll.sdlExemption 2027}}, the limit for {{year.label 2027}}. We look at it each month and register you when the forecast passes it.',
      },
      {
        question: 'I employ one person at home. Is that payroll too?',
        answer:
          'Yes, a short one. From 24 hours a month UIF is due, and domestic workers are covered by COIDA. PAYE begins only above the tax threshold, {{individual.thresholdUnder65 2027}} for {{year.label 2027}}.',
      },
      {
        question: 'What if the EMP201 is late?',
        answer:
          'SARS adds {{payroll.latePenalty 2027}} of the amount (the rate in {{year.label 2027}}) and interest. If the cash is short, tell us before the 7th: the return is filed on time, and we ask SARS about instalments.',
      },
      {
        question: 'How does leave approval work?',
        answer:
          'The employee picks the days and sees the balance after them. The manager gets a message, sees who else is away, and approves or declines. Only approved days reach the payslip.',
      },
      {
        question: 'Can we change over in the middle of a tax year?',
        answer:
          'Yes, at any month-end. We carry over what each person has earned and paid since 1 March, so there is one IRP5 a year and not two that disagree.',
      },
      {
        question: 'Who can see what people earn?',
        answer:
          'Those you name. A manager who approves leave sees leave, not pay. An employee sees their own slips.',
      },
    ],
  },
  closing: {
    title: 'When is the next pay day?',
    text: 'Tell us how many people you pay, how often, and which day is next. We answer with a plan, a price and what has to be ready.',
  },
};
