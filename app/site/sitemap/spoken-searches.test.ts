import { expect, test } from 'vitest';
import { searchPage } from '#content/pages/search.ts';
import { searchSite } from './entries.server.ts';

const ASK = searchPage.withoutPage.to;

test.each([
  ['why did sars pay me back so little', '/questions/my-refund-is-small'],
  ['why is my refund so small', '/questions/my-refund-is-small'],
  ['where is my refund', '/questions/my-refund-is-small'],
  ['am i getting money back from sars', '/refund-check'],
  ['how much will i get back', '/refund-check'],
  ['is my auto assessment right', '/auto-assessment'],
  ['do i need to file a tax return', '/tax/individual'],
  ['must i submit a tax return', '/tax/individual'],
  ['when does tax season close', '/deadlines'],
  ['late submission', '/questions/late-with-sars'],
  ['i got a penalty', '/questions/late-with-sars'],
  ['interest rate', '/questions/late-with-sars'],
  ['late vat', '/questions/late-with-sars'],
  ['late provisional payment', '/questions/late-with-sars'],
  ['i missed my provisional tax', '/questions/late-with-sars'],
  ['tax bak', '/refund-check'],
  ['i owe sars money', ASK],
  ['sars wants proof', ASK],
  ['tax clearance certificate', ASK],
  ['work from home deduction', '/calculator?type=home-office'],
  ['can i claim my cellphone', '/calculator?type=home-office'],
  ['can i claim petrol', '/calculator?type=travel'],
  ['can i claim medical bills', '/calculator?type=medical'],
  ['gap cover', '/calculator?type=medical'],
  ['donation receipt', '/calculator?type=giving'],
  ['how much tax on my bonus', '/calculator?type=payslip'],
  ['what is paye', '/calculator?type=payslip'],
  ['changed jobs', '/auto-assessment'],
  ['two irp5s', '/auto-assessment'],
  ['two jobs', '/calculator?type=two-incomes'],
  ['how much uif will i get', '/retrenchment'],
  ['withdraw my pension', '/calculator?type=two-pot'],
  ['rent income from my flat', '/provisional'],
  ['cancel my booking', '/book'],
  ['stop reminders', '/contact?service=individual-tax'],
  ['how much must i save for tax', '/freelancer'],
  ['my dad died what now', '/questions/somebody-died'],
  ['executor fees', '/calculator?type=executor'],
  ['what does it cost', '/pricing'],
  ['what do you charge for a tax return', '/pricing?tab=individual'],
  ['monthly bookkeeping price', '/pricing?tab=business'],
  ['my accountant is not answering', '/switching'],
  ['how long does it take', '/questions/how-long-until-up-to-date'],
  ['payslips for my staff', '/payroll'],
  ['start a company', '/advisory'],
  ['are you open on saturday', '/contact'],
  ['talk to a human', '/book'],
  ['my mother lives in the house of my late father', '/tax/deceased-estate'],
  ['may my mother stay in the house', '/tax/deceased-estate'],
  ['tenant', '/tax/deceased-estate'],
  ['rent after death', '/tax/deceased-estate'],
  ['retirement annuity beneficiary', '/tax/deceased-estate'],
  ['my late husband', '/tax/deceased-estate/timeline'],
  ['J294', '/tax/deceased-estate/timeline'],
  ['j243', '/tax/deceased-estate/timeline'],
  ['death notice', '/tax/deceased-estate/timeline'],
  ['master office', '/tax/deceased-estate/timeline'],
  ['master office polokwane', '/tax/deceased-estate/timeline'],
  ['master of the high court polokwane', '/tax/deceased-estate/timeline'],
  ["master's office", '/tax/deceased-estate/timeline'],
] as const)('what people would say, "%s", finds %s first', (query, to) => {
  expect(searchSite(query)[0]?.to).toBe(to);
});

test.each([
  ['turnovr tax frelancer', '/compare'],
  ['provisonal tax febuary', '/questions/i-must-pay-by-february'],
  ['vat registraton treshold', '/calculator?type=vat-watch'],
  ['withdrw my penson', '/calculator?type=two-pot'],
  ['executer fees', '/calculator?type=executor'],
  ['my dad deid waht now', '/questions/somebody-died'],
] as const)('with two typing errors, "%s", it finds %s first', (query, to) => {
  expect(searchSite(query)[0]?.to).toBe(to);
});

test('a whole sentence finds a few pages of its subject, and none by one word', () => {
  const found = searchSite('my mother lives in the house of my late father').map(({ to }) => to);
  expect(found).toContain('/tax/deceased-estate/timeline');
  expect(found.length).toBeLessThanOrEqual(6);
  for (const to of found) expect(to).toMatch(/estate|somebody-died|executor/);
  for (const query of ['master office polokwane', 'house of my late father in polokwane'])
    expect(
      searchSite(query).every(({ to }) => /estate|somebody-died|executor/.test(to)),
      query,
    ).toBe(true);
});

test('a word that the site knows is not read as another that is spelt like it', () => {
  expect(searchSite('mother').map(({ to }) => to)).toContain('/questions/somebody-died');
  for (const { title, about } of searchSite('late father')) expect(`${title} ${about}`).not.toMatch(/VAT/);
});
