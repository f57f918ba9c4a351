import { expect, test } from 'vitest';
import { searchPage } from '#content/pages/search.ts';
import { searchSite } from './entries.server.ts';

/** What no page answers leads to a person. */
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
  ['two jobs', '/calculator?type=two-incomes'],
  ['how much uif will i get', '/retrenchment'],
  ['withdraw my pension', '/calculator?type=two-pot'],
  ['rent income from my flat', '/provisional'],
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
] as const)('what people would say, "%s", finds %s first', (query, to) => {
  expect(searchSite(query)[0]?.to).toBe(to);
});
