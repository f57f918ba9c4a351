import type { ServicePage } from './service-page.ts';

export const accounting: ServicePage = {
  path: '/accounting',
  title: 'AI-assisted cloud accounting',
  description:
    'Bookkeeping, reconciliations, management reports and financial statements in the cloud. AI proposes each entry, an accountant checks it. Prices and dates.',
  hero: {
    eyebrow: 'Accounting',
    heading: 'Every line matched. Every month closed.',
    lede: 'AI-assisted cloud accounting: software reads the bank overnight and proposes where each line belongs. A person checks it, asks you when in doubt, and proves the balance.',
    points: ['Monthly bookkeeping', 'Reconciliations', 'Management reports', 'Annual financial statements'],
    button: { label: 'Get Started Today', to: '/contact' },
    drawing: 'beside',
  },
  get: {
    title: 'Books you can open on any day',
    lede: 'You and we work in the same cloud ledger. What we see, you see.',
    blocks: [
      {
        kind: 'entries',
        entries: [
          {
            title: 'AI-assisted cloud accounting',
            text: 'Bank lines arrive by themselves each night. For each, the software proposes an account, a VAT code and the invoice it settles. Nothing stands on its word alone: a bookkeeper accepts or corrects every proposal.',
          },
          {
            title: 'Monthly bookkeeping',
            text: 'Sales, purchases, cards, loans, petty cash and the payroll journal, with the invoice attached to its entry. If SARS asks for proof of one amount, it is one click away.',
          },
          {
            title: 'Reconciliations',
            text: 'Bank, cards, loans, debtors, creditors, VAT and PAYE are each agreed with a paper that somebody else wrote: a statement of the bank, the supplier or SARS. Differences are listed, not carried along.',
          },
          {
            title: 'Management reports',
            text: 'Profit against last month and last year, cash, who owes you and for how long, and half a page in plain words about what moved and why.',
          },
          {
            title: 'Annual financial statements',
            text: 'Drawn up under IFRS for SMEs from books that are closed already, with the working papers behind every note. The tax return is filed from the same figures, so the two agree.',
          },
        ],
      },
      {
        kind: 'table',
        sheet: true,
        caption: 'One morning’s bank lines, as an example',
        head: ['The bank says', 'The software proposes', 'What a person did'],
        rows: [
          [
            'EFT 0088 KGOSI TILES',
            'Debtors: Kgosi Tiles, invoice 88',
            'Accepted. The amount agrees to the cent.',
          ],
          ['CARD 4412 HILLSIDE FUEL', 'Motor expenses, no input VAT', 'Accepted. The slip is attached.'],
          [
            'DEBIT ORDER VEHICLE FINANCE',
            'Motor expenses',
            'Corrected: split into the loan and its interest, by the agreement.',
          ],
          ['TRANSFER T MOKOENA', 'Salaries', 'Asked. Your answer: a repayment of your loan to the company.'],
        ],
      },
    ],
  },
  cost: {
    title: 'One price a month',
    lede: 'Starter keeps the books, reconciles them and draws up the annual financial statements. The monthly management report begins with Standard.',
    plans: ['starter', 'standard', 'premium', 'cfo'],
    blocks: [],
  },
  how: {
    title: 'The first month, and every month after it',
    lede: 'Six steps. The first three happen once; the fourth and the fifth come round like rent.',
    split: true,
    blocks: [
      {
        kind: 'steps',
        steps: [
          {
            when: 'Day 1',
            title: 'We look before we quote',
            text: 'A call of half an hour about what you sell, how you are paid and what is behind. You hear which plan fits and what catching up would cost.',
          },
          {
            when: 'Week 1',
            title: 'The ledger is set up',
            text: 'Accounts that suit your trade, opening balances agreed with your last signed statements, and bank feeds that can read and never pay.',
          },
          {
            when: 'Weeks 2 and 3',
            title: 'The open months are caught up',
            text: 'Oldest first. Whatever nobody can explain goes on one list, and you get the list once, not twenty messages.',
          },
          {
            when: 'Every week',
            title: 'Proposals are checked',
            text: 'A bookkeeper goes through what the software proposed. You photograph slips and supplier invoices as they come.',
          },
          {
            when: 'By the 10th',
            title: 'The month before is closed',
            text: 'Reconciled, locked and reported. A closed month changes only by an entry that says why.',
          },
          {
            when: 'After year-end',
            title: 'The statements follow from the books',
            text: 'A draft for you to question, then the signed set for SARS, the CIPC and your bank.',
          },
        ],
      },
    ],
  },
  needs: {
    title: 'Seven things, most of them once',
    blocks: [
      {
        kind: 'ticks',
        lists: [
          {
            title: 'Once, at the start',
            items: [
              'The last signed financial statements and the trial balance behind them',
              'The CIPC registration certificate, and your tax, VAT and PAYE numbers',
              'Loan, lease and instalment-sale agreements',
              'What the business owns: bought when, and for how much',
            ],
          },
          {
            title: 'As they come',
            items: [
              'A read-only feed of every business account and card, or the statements',
              'Invoices you send, or access to the program that makes them',
              'Slips and supplier invoices; a photograph will do',
            ],
          },
        ],
      },
      {
        kind: 'paragraphs',
        text: [
          'We never need your bank password. A feed is a permission that you give at the bank and can take back there.',
        ],
      },
    ],
  },
  dates: {
    title: 'When the books are wanted',
    next: { whose: 'company with VAT', title: 'Next, for a company whose year ends in February' },
    lede: 'A company has dates with SARS, with the CIPC and with its own shareholders. These rest on the books.',
    blocks: [
      {
        kind: 'table',
        caption: 'Dates that rest on the books',
        head: ['When', 'What', 'Who wants it'],
        rows: [
          [
            'The 25th after a VAT period, or on eFiling the last business day of that month',
            'VAT return and payment (VAT201)',
            'SARS',
          ],
          ['Six months into the financial year, and on its last day', 'Provisional tax (IRP6)', 'SARS'],
          [
            'Within six months of year-end',
            'Annual financial statements, approved',
            'Companies Act, section 30',
          ],
          ['Within twelve months of year-end', 'Company income tax return (ITR14)', 'SARS'],
          [
            'Within 30 business days of the anniversary of incorporation',
            'Annual return of a company',
            'CIPC',
          ],
        ],
      },
    ],
  },
  questions: {
    title: 'What owners ask us',
    answers: [
      {
        question: 'Does a machine do my books?',
        answer:
          'It does the typing. It is good at the two hundredth fuel slip and poor at knowing that a transfer was a loan. So it proposes, and a person who answers for the result decides.',
      },
      {
        question: 'I am two years behind. Will you still take me?',
        answer:
          'Yes. We price the backlog apart from the monthly plan, by the number of months and accounts, and you know the amount before we begin.',
      },
      {
        question: 'When must I register for VAT?',
        answer:
          'Since 1 April 2026, once taxable supplies pass {{vat.compulsory 2026-04-01}} in any twelve months; until 31 March 2026 it was {{vat.compulsory 2026-03-31}}. From {{vat.voluntary 2026-04-01}} you may register by choice. We watch the twelve months and tell you early.',
      },
      {
        question: 'Must my statements be audited?',
        answer:
          'Many owner-managed companies need neither an audit nor a review. It depends on the public interest score and on who holds the shares. We work the score out each year and put it in the file.',
      },
      {
        question: 'How long must I keep the papers?',
        answer:
          'Five years from the day the return is filed, for SARS. The Companies Act wants accounting records for seven. In the cloud ledger the slip stays with its entry, so the shoebox may go once we agree that the copy is legible.',
      },
      {
        question: 'What if I leave?',
        answer:
          'The ledger is yours. You keep the file, the attachments and the working papers, and your next accountant can carry on from the last closed month.',
      },
    ],
  },
  closing: {
    title: 'Tell us what is behind',
    text: 'How many months, how many bank accounts, and what is due first. You hear a price before we start.',
  },
};
