import { PDFDocument, StandardFonts } from 'pdf-lib';

/** Each text of a line, and where it starts, in points from the left. */
type Drawn = [x: number, text: string][];

type Figures = {
  taxNumber?: string;
  year?: string;
  assessedOn?: string;
  payBy?: string;
  income?: string;
  deductions?: string;
  taxable?: string;
  tax?: string;
  credits?: string;
  result?: string;
  account?: [label: string, amount: string];
};

/** SARS's layout as others rebuild it: details to the right of the address, then the summary. */
export function noticeLines(figures: Figures = {}): Drawn[] {
  const {
    taxNumber = '0123456789',
    year = '2026',
    assessedOn = '2026-08-03',
    payBy = '2026-09-30',
    income = 'R 520 000.00',
    deductions = '(40 000.00)',
    taxable = 'R 480 000.00',
    tax = 'R 91 982,00',
    credits = '-80 000.00',
    result = 'R 11 982.00',
    account = ['Amount payable by you to SARS', 'R 11 982.00'],
  } = figures;
  const summary = (label: string, amount: string): Drawn => [
    [40, label],
    [300, '0.00'],
    [390, amount],
    [490, amount],
  ];
  return [
    [
      [40, 'INCOME TAX'],
      [500, 'ITA34'],
    ],
    [[40, 'Notice of Assessment']],
    [
      [40, 'T NKOSI'],
      [300, 'Reference number:'],
      [430, `${taxNumber} Always quote this`],
    ],
    [
      [40, '12 LONG STREET'],
      [300, 'Document number:'],
      [430, '7'],
    ],
    [
      [40, 'CAPE TOWN'],
      [300, 'Date of assessment:'],
      [430, assessedOn],
    ],
    [
      [40, '8001'],
      [300, `Year of assessment: ${year}`],
    ],
    [
      [300, 'Type of assessment:'],
      [430, 'Original Assessment'],
    ],
    [
      [300, 'Payment due date:'],
      [430, payBy],
    ],
    [[40, 'Balance of account after this assessment']],
    [
      [40, account[0]],
      [490, account[1]],
    ],
    [[40, 'Assessment summary information']],
    [
      [300, 'Previous assessment'],
      [390, 'Current assessment'],
      [490, 'Account adjustments'],
    ],
    summary('Income', income),
    summary('Deductions allowed', deductions),
    summary('Taxable income / Assessed loss', taxable),
    summary('Assessed tax after rebates', tax),
    summary('Tax credits and adjustments', credits),
    summary('Assessment result', result),
    [[40, 'Income']],
    [
      [40, '3601'],
      [90, 'Salary'],
      [490, income],
    ],
  ];
}

export function noticeRows(figures?: Figures): string[][] {
  return noticeLines(figures).map((line) => line.map(([, text]) => text));
}

export async function noticePdf(lines = noticeLines(), pages = 0): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  for (const [at, line] of lines.entries())
    for (const [x, text] of line) page.drawText(text, { x, y: 800 - 16 * at, size: 8, font });
  for (let at = 0; at < pages; at++) pdf.addPage();
  return Buffer.from(await pdf.save());
}
