import { plusDays } from '#app/firm/core/calendar-day.ts';
import { MINUTE, southAfricanDay } from '#app/platform/core/time.ts';
import { certificateLines } from '#app/tools/papers/certificate.test-support.ts';
import { noticeLines, noticePdf } from '#app/tools/papers/notice.test-support.ts';
import { press } from './account.ts';
import { expectAccessible } from './axe.ts';
import { enterRoom } from './client-room.ts';
import { onDatabase } from './database.ts';
import { expect, onlyIn, SCRIPT, test } from './journey.ts';
import { becomeMember } from './member.ts';

test.describe.configure({ timeout: 2 * MINUTE });

const TODAY = southAfricanDay();
const SOON = plusDays(TODAY, 20);
const OWN = { taxNumber: '0123456789', assessedOn: TODAY, payBy: SOON };

test('SARS’s notice fills in the outcome, unless it is unsure', SCRIPT, async ({ page, browser }) => {
  const { work, taxpayer, path } = await enterRoom(page);
  await onDatabase(async (sql) => {
    await sql`update taxpayers set tax_number = ${OWN.taxNumber} where id = ${taxpayer}`;
    await sql`update engagements set state = 'with_sars', answers = '{}', submitted_on = ${TODAY} where id = ${work}`;
  });
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await becomeMember(desk, { name: 'Bob Brink', role: 'staff' });
  const requests: string[] = [];
  desk.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await desk.goto(`/admin/work/${work}`);
  await desk.getByText('Write down the assessment', { exact: true }).click();
  const part = desk.getByRole('region', { name: 'What SARS decided' });
  const notice = part.getByLabel('Read SARS’s notice (PDF)');
  const fields = ['Day of the assessment', 'Its reference (optional)', 'What comes out'] as const;
  const values = () => Promise.all(fields.map((label) => part.getByLabel(label).inputValue()));

  await notice.setInputFiles(await pdf(OWN));
  await expect(part.getByText('Amount: “Amount payable by you to SARS R 11 982.00”')).toBeVisible();
  expect(await values()).toEqual([TODAY, '7', 'pay']);
  await expect(part.getByLabel('To be paid by, if there is a day')).toHaveValue(SOON);
  await expectAccessible(desk);

  await notice.setInputFiles(await pdf({ ...OWN, taxNumber: '9876543210' }));
  await expect(part.getByText(/^Nothing is filled in.*the client’s is 0123456789\.$/)).toBeVisible();
  expect(await values()).toEqual(['', '', '']);
  await notice.setInputFiles({
    name: 'notice.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no PDF'),
  });
  await expect(part.getByText(/^This file cannot be read as a PDF\./)).toBeVisible();
  expect(requests.filter((one) => one.startsWith('POST'))).toEqual([]);

  await notice.setInputFiles(await pdf(OWN));
  await expect(part.getByText('Amount: “Amount payable by you to SARS R 11 982.00”')).toBeVisible();
  await press(part, 'Write it down', 'Written down');
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'What came out' })).toContainText(
    /You pay R\s11\s982\.00, by/,
  );
  await desk.close();
});

test(
  'a visitor’s notice and IRP5 fill in the check, and are sent nowhere',
  onlyIn('script', 'phone'),
  async ({ page }) => {
    await page.goto('/auto-assessment');
    await page.getByRole('button', { name: 'No to all of these' }).click();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.method()));
    const papers = page.getByLabel('From your papers (PDF)');
    const income = page.getByLabel('Income on your IRP5');

    await papers.setInputFiles(await pdf({ year: '2026', assessedOn: '2026-08-03' }));
    await expect(page.getByText('Taxable income: “Taxable income / Assessed loss')).toBeVisible();
    await expect(page.getByLabel('To pay on the notice').first()).toHaveValue(/^11\s982$/);
    await expect(page.getByText('The same as SARS asks').filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);

    // Read with the first choice; a copy counts once, and a bad file stops nothing.
    await papers.setInputFiles([await irp5(), { ...(await irp5()), name: 'copy.pdf' }, NO_PDF]);
    await expect(page.getByText('Income: “3699: 385 000”').first()).toBeVisible();
    await expect(page.getByText('The same IRP5 was chosen twice (irp5.pdf and copy.pdf)')).toBeVisible();
    await expect(page.getByText('x.pdf: This file cannot be read as a PDF.')).toBeVisible();
    await expect(income).toHaveValue(/^385\s000$/);
    await expect(page.getByLabel('Tax year')).toHaveValue('2025');
    await expect(page.getByLabel('Day of the notice')).toHaveValue('2026-08-03');
    await page.getByRole('button', { name: 'Take out notice.pdf' }).click();
    await expect(page.getByLabel('To pay on the notice').first()).toHaveValue('');
    await expect(page.getByLabel('Day of the notice')).toHaveValue('');
    await expect(income).toHaveValue(/^385\s000$/);
    await expect(papers).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take out irp5.pdf' }).click();
    await page.getByRole('button', { name: 'Take out copy.pdf' }).click();
    await expect(income).toBeHidden();
    await expect(page.getByText('Nothing is filled in: type the figures below.')).toBeVisible();
    expect(requests).not.toContain('POST');
  },
);

const NO_PDF = { name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') };

async function irp5() {
  const buffer = await noticePdf(certificateLines());
  return { name: 'irp5.pdf', mimeType: 'application/pdf', buffer };
}

async function pdf(figures?: Parameters<typeof noticeLines>[0]) {
  const buffer = await noticePdf(noticeLines(figures));
  return { name: 'notice.pdf', mimeType: 'application/pdf', buffer };
}
