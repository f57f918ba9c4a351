/** An invented company with invented books. Amounts in whole rand. */
export const sampleBooks = {
  company: 'Protea Lane Cabinets (Pty) Ltd',
  trade: 'Makes kitchens, wardrobes and shop counters; four people, registered for VAT.',
  month: '2026-10',
  accounts: {
    bank: 'Bank',
    debtors: 'Customers owe you',
    equipment: 'Machines and the bakkie',
    creditors: 'You owe suppliers',
    vat: 'VAT for SARS',
    paye: 'PAYE, UIF and SDL for SARS',
    loan: 'Loan for the bakkie',
    capital: 'What was yours on the first of the month',
    sales: 'Sales',
    materials: 'Boards and hinges',
    wages: 'Wages, with UIF and SDL',
    rent: 'Rent of the workshop',
    office: 'Phone, insurance and accounting',
    fuel: 'Fuel',
    wear: 'Wear of the machines',
    interest: 'Interest on the loan',
  },
  /** On the first of the month. Assets are positive, debts negative; the sum is zero. */
  opening: {
    bank: 96_480,
    debtors: 120_750,
    equipment: 284_000,
    creditors: -64_285,
    vat: -21_340,
    paye: -9_940,
    loan: -138_600,
    capital: -267_065,
  },
  /** Invoices that were open on the first of the month. */
  openInvoices: [
    { customer: 'Kgosi Properties', day: '2026-09-14', amount: 74_750 },
    { customer: 'Sibeko Attorneys', day: '2026-09-22', amount: 18_400 },
    { customer: 'Duma Guest House', day: '2026-06-29', amount: 27_600 },
  ],
  /** Positive or negative to each account; the sum is zero. */
  entries: [
    { day: '2026-10-01', text: 'Rent, October', lines: { rent: 14_500, vat: 2_175, bank: -16_675 } },
    {
      day: '2026-10-05',
      text: 'Invoice 201, a kitchen',
      customer: 'Kgosi Properties',
      lines: { debtors: 98_900, sales: -86_000, vat: -12_900 },
    },
    {
      day: '2026-10-06',
      text: 'Boards, on account',
      lines: { materials: 71_400, vat: 10_710, creditors: -82_110 },
    },
    { day: '2026-10-07', text: 'EMP201 for September', lines: { paye: 9_940, bank: -9_940 } },
    { day: '2026-10-09', text: 'Hinges, by card', lines: { materials: 6_200, vat: 930, bank: -7_130 } },
    {
      day: '2026-10-12',
      text: 'Kgosi Properties pays the September invoice',
      customer: 'Kgosi Properties',
      lines: { bank: 74_750, debtors: -74_750 },
    },
    {
      day: '2026-10-13',
      text: 'Invoice 202, a wardrobe',
      customer: 'N. van Wyk',
      lines: { debtors: 36_800, sales: -32_000, vat: -4_800 },
    },
    {
      day: '2026-10-14',
      text: 'N. van Wyk pays a part',
      customer: 'N. van Wyk',
      lines: { bank: 20_000, debtors: -20_000 },
    },
    { day: '2026-10-15', text: 'Boards of September paid', lines: { creditors: 64_285, bank: -64_285 } },
    {
      day: '2026-10-19',
      text: 'Sibeko Attorneys pays the September invoice',
      customer: 'Sibeko Attorneys',
      lines: { bank: 18_400, debtors: -18_400 },
    },
    {
      day: '2026-10-20',
      text: 'Invoice 203, a shop counter',
      customer: 'Hazelwood Coffee Bar',
      lines: { debtors: 62_100, sales: -54_000, vat: -8_100 },
    },
    { day: '2026-10-22', text: 'Fuel, the whole month', lines: { fuel: 4_850, bank: -4_850 } },
    {
      day: '2026-10-23',
      text: 'Wages, October',
      lines: { wages: 59_160, bank: -49_220, paye: -9_940 },
    },
    { day: '2026-10-23', text: 'VAT for August and September', lines: { vat: 21_340, bank: -21_340 } },
    {
      day: '2026-10-26',
      text: 'Loan for the bakkie',
      lines: { loan: 5_850, interest: 1_450, bank: -7_300 },
    },
    {
      day: '2026-10-27',
      text: 'Phone, insurance and accounting',
      lines: { office: 6_200, vat: 930, bank: -7_130 },
    },
    {
      day: '2026-10-29',
      text: 'Invoice 204, shelves',
      customer: 'Sibeko Attorneys',
      lines: { debtors: 24_150, sales: -21_000, vat: -3_150 },
    },
    { day: '2026-10-31', text: 'A month of wear', lines: { wear: 3_200, equipment: -3_200 } },
  ],
  /** The month before, and the same month a year ago. */
  compared: {
    sales: [168_500, 142_000],
    materials: [66_900, 60_300],
    wages: [59_160, 55_080],
    rent: [14_500, 13_700],
    office: [6_140, 5_880],
    fuel: [4_310, 4_480],
    wear: [3_200, 2_900],
    interest: [1_510, 0],
  },
} as const satisfies SampleBooks;

type SampleBooks = {
  company: string;
  trade: string;
  month: string;
  accounts: Readonly<Record<string, string>>;
  opening: Readonly<Record<string, number>>;
  openInvoices: readonly { customer: string; day: string; amount: number }[];
  entries: readonly {
    day: string;
    text: string;
    customer?: string;
    lines: Readonly<Record<string, number>>;
  }[];
  compared: Readonly<Record<string, readonly [before: number, yearAgo: number]>>;
};

export type ReportFigures = Record<
  | 'profit'
  | 'profitBefore'
  | 'sales'
  | 'salesBefore'
  | 'bankFell'
  | 'bank'
  | 'owed'
  | 'owedMore'
  | 'late'
  | 'vat',
  string
> & { lateCustomer: string };

export const sampleReport = {
  title: 'A sample monthly report',
  description:
    'Leaf through a monthly report: plain words, profit, cash, who owes you, and the books behind it, drawn from the invented books of an invented company.',
  alsoCalled: ['sample report', 'management report', 'example of a management report', 'monthly report'],
  invented: 'An example: the company and its books are invented.',
  back: 'How to change accountants',
  print: 'Print the report',
  pages: {
    words: 'In words',
    profit: 'Profit',
    cash: 'Cash',
    owed: 'Who owes you',
    position: 'What is yours',
    books: 'The books',
  },
  words: (f: ReportFigures) => [
    `You made ${f.profit} before tax, against ${f.profitBefore} in September. Sales rose from ${f.salesBefore} to ${f.sales}, and wages and rent stayed as they were.`,
    `Even so, the bank fell by ${f.bankFell}, to ${f.bank}. The money is with your customers: they owe you ${f.owed}, which is ${f.owedMore} more than a month ago.`,
    `${f.lateCustomer} has not paid ${f.late} for more than ninety days. Call them this week; we can send the statement first.`,
    `Keep ${f.vat} aside for the VAT of October. The return for October and November is due in December.`,
  ],
  questions:
    'We asked you two things this month, and you answered both: what the payment of 14 October was for, and whether the fuel was all for the bakkie.',
  profit: { head: ['', 'Oct 2026', 'Sept 2026', 'Oct 2025'], total: 'Profit before tax' },
  cash: { opening: 'In the bank on 1 October', closing: 'In the bank on 31 October' },
  owed: {
    head: ['Customer', 'Invoice of', 'Days', 'Amount'],
    total: 'Together',
    note: 'Days since the invoice, on the last day of the month.',
  },
  position: {
    has: 'What the business has',
    owes: 'What it owes',
    total: 'What is yours',
    capital: 'Of it, there on 1 October',
    profit: 'Of it, made in October',
  },
  books: {
    text: 'Every figure of this report comes from these entries. In your own ledger each has its slip or invoice attached.',
    head: ['Day', 'What', 'To', 'Amount'],
  },
};
