import { existsSync, readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from '#tests/security/hostile.ts';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { entriesNow, searchSite } from './entries.server.ts';

const entries = entriesNow();

test.each([
  ['tax back', '/auto-assessment'],
  ['tax refund', '/auto-assessment'],
  ['my refund is small', '/questions/my-refund-is-small'],
  ['sars sms', '/auto-assessment'],
  ['auto assesment', '/auto-assessment'],
  ['auto-assessment', '/auto-assessment'],
  ['refund', '/questions/my-refund-is-small'],
  ['UIF', '/calculator?type=payslip'],
  ['uif claim', '/retrenchment'],
  ['retrenchment', '/retrenchment'],
  ['retrechment', '/retrenchment'],
  ['lost my job', '/retrenchment'],
  ['severance pay', '/retrenchment'],
  ['letter of executorship', '/tax/deceased-estate/timeline'],
  ['letters of executorship', '/tax/deceased-estate/timeline'],
  ['executer', '/calculator?type=executor'],
  ['somebody died', '/questions/somebody-died'],
  ['what do i take home', '/questions/what-do-i-take-home'],
  ['take home pay', '/calculator?type=payslip'],
  ['net salary', '/calculator?type=payslip'],
  ['paye', '/calculator?type=payslip'],
  ['paye calculator', '/calculator?type=payslip'],
  ['i must pay by february', '/questions/i-must-pay-by-february'],
  ['irp6', '/provisional'],
  ['provisional tax', '/calculator?type=provisional'],
  ['provisonal tax', '/calculator?type=provisional'],
  ['company or not', '/questions/company-or-not'],
  ['sole proprietor or company', '/compare'],
  ['pty ltd', '/compare'],
  ['medical aid', '/calculator?type=medical'],
  ['medical credits', '/calculator?type=medical'],
  ['car allowance', '/calculator?type=travel'],
  ['logbook', '/calculator?type=travel'],
  ['home office', '/calculator?type=home-office'],
  ['work from home', '/calculator?type=home-office'],
  ['section 18a', '/calculator?type=giving'],
  ['two pot', '/calculator?type=two-pot'],
  ['two-pot withdrawal', '/calculator?type=two-pot'],
  ['cgt', '/calculator?type=capital-gains'],
  ['capital gains', '/calculator?type=capital-gains'],
  ['capitol gains tax', '/calculator?type=capital-gains'],
  ['transfer duty', '/calculator?type=transfer-duty'],
  ['estate duty', '/calculator?type=estate-duty'],
  ['vat threshold', '/calculator?type=vat-watch'],
  ['must i register for vat?', '/calculator?type=vat-watch'],
  ['turnover tax', '/calculator?type=turnover'],
  ['when is vat due', '/deadlines?vat=A'],
  ['EMP201', '/deadlines?employer=yes'],
  ['emp501', '/deadlines?employer=yes'],
  ['deadlines', '/deadlines'],
  ['dedlines', '/deadlines'],
  ['tax brackets', '/rates'],
  ['tax tables 2019', '/rates?year=2019'],
  ['prices', '/pricing'],
  ['how much do you charge', '/pricing'],
  ['file my tax return', '/pricing?tab=individual'],
  ['company reinstatement', '/pricing?tab=more-services'],
  ['close my company', '/pricing?tab=more-services'],
  ['bookkeeping', '/accounting'],
  ['register a company', '/advisory'],
  ['phone number', '/contact'],
  ['book appointment', '/book'],
  ['login', '/auth'],
  ['forgot pasword', '/auth'],
  ['jobs', '/careers'],
  ['Ruwayda', '/about/why-choose-us#ruwayda-samsodien'],
  ['lerato kgosana', '/about/why-choose-us#lerato-kgosana'],
  ['tax free savings', '/blog/tax-free-investments-south-africa-guide'],
  ['beneficial ownership', '/pricing?tab=more-services'],
  ['privacy', '/privacy'],
  ['trust', '/tax/trust'],
  ['register company', '/advisory'],
  ['irp6 febuary', '/provisional'],
  ['irp6 february', '/provisional'],
  ['how do i pay sars', '/questions/i-must-pay-by-february'],
  ['payment reference', '/questions/i-must-pay-by-february'],
  ['estate late r250000', '/tax/deceased-estate/timeline'],
  ['ITR12', '/tax/individual'],
  ['which accounting software', '/questions/which-software'],
  ['what software do you use', '/questions/which-software'],
  ['change accountants', '/switching'],
  ['new accountant', '/switching'],
  ['refund check', '/refund-check'],
  ['put away for tax', '/freelancer'],
  ['freelancer tax', '/freelancer'],
  ['sample report', '/switching/report'],
  ['behind with my books', '/questions/how-long-until-up-to-date'],
  ['late returns', '/questions/what-catching-up-costs'],
  ['who works on my books', '/questions/who-works-on-my-books'],
  ['tax clearance', '/contact'],
  ['efiling password', '/contact'],
  ['sars sms scam', '/contact'],
  ['objection sars', '/tax/individual'],
  ['sars penalty', '/tax/individual'],
  ['garnishee', '/contact'],
  ['how much tax do i pay on 38000 a month', '/calculator?type=payslip'],
  ['how much tax do i pay on r25 000 a month', '/calculator?type=payslip'],
  ['is this sms from sars real', '/contact'],
  ['price company books', '/accounting'],
  ['json payslip', '/api/payslip'],
] as const)('"%s" finds %s first', (query, to) => {
  const found = searchSite(query);
  expect(
    found[0]?.to,
    found
      .slice(0, 4)
      .map(({ to }) => to)
      .join('\n'),
  ).toBe(to);
});

test('pages for developers come last, unless the words are theirs', () => {
  for (const query of ['provisional tax', 'payslip', 'estate duty', 'individual', 'medical credits', 'sum']) {
    const kinds = searchSite(query).map(({ kind }) => kind === 'api');
    expect(kinds, query).toEqual(kinds.toSorted());
  }
  expect(searchSite('payslip api')[0]?.to).toBe('/api/payslip');
});

/** Why a page is not found. What is neither here nor found is a page that somebody forgot. */
const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  [/^\/(account|admin)(\/|$)/, 'only for those who are signed in'],
  [/[:*]/, 'a page of one thing or one person; articles are tested below'],
  [/^\/auth\/./, 'reached from the sign-in or a mail'],
  [/^\/contact\/sent$/, 'what follows a form'],
  [/^\/embed\/calculator$/, 'a part of other sites'],
  [/^\/search$/, 'the search itself'],
  [/^\/ui$/, 'for those who work on the site'],
];

test('every public page can be found, or is left out for a reason', () => {
  const found = new Set(entries.map(({ to }) => to.replace(/[?#].*/, '')));
  const missing = pagesIn('app/routes').filter(
    (path) => !found.has(path) && !LEFT_OUT.some(([pattern]) => pattern.test(path)),
  );
  expect(missing).toEqual([]);
});

test('every entry has an address, words of its own, and one place', () => {
  for (const { to, title, about } of entries) {
    expect(to).toMatch(/^\/[\w/?=&#-]*$/);
    expect(`${title}${about}`, to).not.toMatch(/\{\{|<[a-z]|undefined/);
    const first = searchSite(title)
      .slice(0, 3)
      .map(({ to }) => to);
    expect(first, title).toContain(to);
  }
  const places = entries.map(({ to, title }) => `${to} ${title}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test('a word that every year of tables has does not find them all', () => {
  const found = searchSite('medical credits').filter(({ to }) => to.startsWith('/rates'));
  expect(found.map(({ to }) => to)).toEqual(['/rates']);
});

test('odd and hostile words find something or nothing, quickly, and break nothing', () => {
  for (const odd of [
    '',
    ' ',
    '.*',
    '(',
    '\\',
    '\0',
    '💰',
    'ÎÑÇÖMÉ TÀX',
    'a '.repeat(5_000),
    'x'.repeat(10_000),
  ])
    expect(Array.isArray(searchSite(odd)), odd).toBe(true);
  expect(searchSite('çápïtal gains')[0]).toEqual(searchSite('capital gains')[0]);
  fc.assert(
    fc.property(hostileText(), (text) => {
      const start = performance.now();
      searchSite(text);
      expect(performance.now() - start).toBeLessThan(500);
    }),
    { numRuns: RANDOM_RUNS / 10 },
  );
});

test('what the browser loads to search is small', () => {
  expect(brotliCompressSync(JSON.stringify(entries)).length).toBeLessThan(16_000);
});

/** Addresses of the files that draw a page: `tax.deceased-estate_.timeline.tsx` is `/tax/deceased-estate/timeline`. */
function pagesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(`${folder}/${name}/route.tsx`) || /^(?!.*\.test\.).*\.tsx$/.test(name))
    .filter((name) => name !== 'service')
    .map((name) => {
      const parts = name
        .replace(/\.tsx$/, '')
        .replaceAll('_.', '.')
        .split('.');
      return `/${parts.filter((part) => part !== '_index').join('/')}`
        .replaceAll('$', ':')
        .replace(/:$/, '*');
    });
}
