import { expect, test } from 'vitest';
import { formatShortRand, rand } from '#app/tax/money.ts';
import { calculate } from './calculate.ts';
import { calculated, sectionOf } from './calculated.test-support.ts';
import { waysAt } from './compare-ways.ts';
import { findCalculator } from './calculators.ts';
import type { Values } from './field.ts';
import { soldBelow } from './offer.ts';
import { offerOf } from './offer.server.ts';

/** R600 000 of IT work for several clients, R90 000 of costs. */
const FREELANCER = {
  trade: 'services',
  hasOneClient: 'no',
  hasThreeEmployees: 'no',
  turnover: '600 000',
  costs: '90 000',
};
const DEAR_COMPANY = { fees: 'own', feeSole: '5 000', feeTurnover: '10 000', feeCompany: '60 000' };
const NO_FEES = { fees: 'own', feeSole: '0', feeTurnover: '0', feeCompany: '0' };

test('the trade is asked first, and nothing is compared before it is known', () => {
  const { fields } = findCalculator('compare');
  const [trade] = fields({});
  expect(trade?.name).toBe('trade');
  expect(trade?.hint ?? '', 'what the law lists is in a fold').toHaveLength(0);
  expect(trade?.kind === 'choice' && trade.more?.lines.join()).toMatch(/consulting.*veterinary/);
  const { trade: _left, ...rest } = FREELANCER;
  expect(calculate(findCalculator('compare'), rest)).toMatchObject({
    kind: 'refused',
    message: { title: 'Missing information', description: 'Still needed: “What does the business do?”.' },
  });
});

test('the question about employees is there until it decides nothing', () => {
  const { fields } = findCalculator('compare');
  const isThere = (values: Values) => fields(values).some(({ name }) => name === 'hasThreeEmployees');
  const open: Values[] = [
    {},
    { trade: 'goods' },
    { hasOneClient: 'no' },
    { trade: 'goods', hasOneClient: 'yes' },
  ];
  for (const values of open) expect(isThere(values), JSON.stringify(values)).toBe(true);
  expect(isThere({ trade: 'goods', hasOneClient: 'no' })).toBe(false);
  const { hasThreeEmployees: _, ...shop } = { ...FREELANCER, trade: 'goods' };
  expect(calculate(findCalculator('compare'), shop).kind).toBe('calculated');
});

test('a designer reads above the figure what a trade would leave, and what decides it', () => {
  const [trade] = findCalculator('compare').fields({});
  expect(trade?.kind === 'choice' && trade.more?.lines.join()).toMatch(
    /Design, photography.*does not name it/,
  );
  const answer = (values: Values) => calculated('compare', { ...FREELANCER, ...values }).assessment;
  const creative = answer({ trade: 'creative' });
  expect(creative.tax.cents).toBe(answer({}).tax.cents);
  const asTrade = plain(formatShortRand(Math.round(answer({ trade: 'goods' }).tax.cents / 100) * 100));
  expect(plain(creative.says)).toContain(`Counted as a trade, turnover tax would leave you ${asTrade}:`);
  expect(plain(creative.says)).toMatch(/Sixth Schedule.*section 12E.*ask us before you register/);
  for (const other of ['services', 'goods']) expect(answer({ trade: other }).says).not.toContain('creative');
});

test('the question about employees says that it is needed once an answer makes it so', () => {
  const hint = (values: Values) =>
    findCalculator('compare')
      .fields(values)
      .find(({ name }) => name === 'hasThreeEmployees')?.hint;
  expect(hint({ trade: 'creative' })).toMatch(/^Needed after your answers above/);
  expect(hint({})).toMatch(/^Needed for a profession/);
});

test('where turnover tax is open it says from when it can be had', () => {
  const texts = (trade: string) => {
    const { assessment } = calculated('compare', { ...FREELANCER, trade });
    return { means: assessment.means, notes: assessment.notes.join(' ') };
  };
  expect(texts('goods').means).toMatch(/runs already can have it from 1 March 20\d\d, .*within two months/);
  const wide = calculated('compare', { ...FREELANCER, trade: 'goods', costs: '570 000' }).assessment;
  expect(wide.says).toMatch(/^At R.30.000 profit trading alone/);
  expect(wide.notes.join(' ')).toMatch(/can have it from 1 March/);
  expect(JSON.stringify(texts('services'))).not.toContain('1 March');
});

test('a structure that the trade excludes never leads, and says why', () => {
  const shop = ways({ ...FREELANCER, trade: 'goods' });
  expect(shop.open[0]?.name).toBe('Turnover tax');
  for (const trade of ['services', 'investments']) {
    const { open, closed } = ways({ ...FREELANCER, trade });
    expect(open.map(({ name }) => name)).toEqual(['Sole proprietor', 'Company']);
    expect(closed.map(({ name }) => name)).toEqual(['Turnover tax', 'Small business corporation']);
  }
  const staffed = ways({ ...FREELANCER, hasThreeEmployees: 'yes' });
  expect(staffed.open.map(({ name }) => name)).toContain('Small business corporation');
});

test('a small trading company can leave most though everything is drawn', () => {
  const trade = { trade: 'goods', hasOneClient: 'no', turnover: '2.5m', costs: '1.5m', fees: 'none' };
  expect(plain(calculated('compare', trade).assessment.says)).toMatch(
    /a small business corporation leaves you R 48 831 more a year than trading alone/,
  );
});

test('a landlord is no small business corporation and no provider, with employees too', () => {
  const { trade: _, ...rest } = FREELANCER;
  const landlord = { ...rest, trade: 'investments', turnover: '3m', costs: '1.2m', hasThreeEmployees: 'yes' };
  for (const hasOneClient of ['no', 'yes']) {
    const { open, closed } = ways({ ...landlord, hasOneClient });
    expect(open.map(({ name }) => name)).not.toContain('Small business corporation');
    expect(open.map(({ name }) => name)).toContain('Company');
    expect(JSON.stringify(closed)).not.toMatch(/[Pp]rofessional|personal service/);
  }
  const names = findCalculator('compare')
    .fields({ trade: 'investments' })
    .map(({ name }) => name);
  expect(names).not.toContain('hasOneClient');
  expect(names).not.toContain('hasThreeEmployees');
  expect(calculated('compare', landlord).assessment.notes.join(' ')).toContain('exempt from VAT');
});

test('what is left before fees is shown beside what is left after them', () => {
  const { open } = ways(FREELANCER);
  // Sole proprietor: 510 000 − (79 998 + 31% × 126 900 − 17 820); after fees the tax on R4 995 less, at 31%.
  expect(open[0]).toMatchObject({
    total: { label: 'Money in hand', cents: rand(405_036.45) },
    rows: [
      { label: 'Before accountant’s fees', cents: rand(408_483) },
      { label: 'Accountant’s fees', cents: rand(4_995) },
      expect.anything(),
    ],
  });
});

test('other fees replace ours, and without any the amounts before and after are equal', () => {
  const { open } = ways({ ...FREELANCER, ...NO_FEES });
  for (const { total, rows } of open) {
    expect(total.cents).toBe(rows.find(({ label }) => label === 'Before accountant’s fees')?.cents);
    expect(rows.find(({ label }) => label === 'Accountant’s fees')?.cents).toBe(0);
  }
  const dear = ways({ ...FREELANCER, ...NO_FEES, feeSole: '12 000' }).open;
  // 498 000 − (79 998 + 31% × 114 900 − 17 820).
  expect(dear.find(({ name }) => name === 'Sole proprietor')?.total.cents).toBe(rand(400_203));
  expect(calculate(findCalculator('compare'), { ...FREELANCER, fees: 'own' })).toMatchObject({
    message: { title: 'Missing information' },
  });
});

test('if the fees alone decide, the result says so', () => {
  const notes = (values: Values) => calculated('compare', values).assessment.notes.join(' ');
  expect(notes(FREELANCER)).not.toContain('Before accountant’s fees');
  expect(notes({ ...FREELANCER, ...NO_FEES, feeSole: '100 000' })).toMatch(
    /^Company leaves.*after the fees\. Before accountant’s fees sole proprietor leaves most/,
  );
});

test('the answer is one sentence, with our fees, with others or without any', () => {
  const says = (values: Values) => plain(calculated('compare', { ...FREELANCER, ...values }).assessment.says);
  expect(says({})).toBe(
    'At R 510 000 profit trading alone leaves you R 4 428 more a year than a company, before accountants’ fees, and R 45 132 more after ours.',
  );
  expect(says({ fees: 'none' })).toBe(
    'At R 510 000 profit trading alone leaves you R 4 428 more a year than a company, before anybody’s fees.',
  );
  expect(says({ ...NO_FEES, feeSole: '100 000' })).toMatch(
    /profit a company leaves you R [\d ]+ more .* than trading alone, after the fees that you entered, but R 4 428 less before accountants’ fees\.$/,
  );
  expect(says(NO_FEES), 'nothing to tell apart').toMatch(
    /R 4 428 more .* after the fees that you entered\.$/,
  );
  expect(says({ ...NO_FEES, feeCompany: '9 000' })).toMatch(
    /R 4 428 more .* before accountants’ fees, and R [\d ]+ more after those that you entered\.$/,
  );
  expect(says({ hasOneClient: 'yes', hasThreeEmployees: 'no' })).toMatch(
    /trading alone is the only structure that we can work out\. A company is open to you too, but /,
  );
  expect(says({ costs: '600 000' })).toMatch(/^At R 0 profit no structure leaves you anything/);
  expect(says({ drawings: '200 000' })).toMatch(
    /with what stays in the business, (before accountants’ fees, and R .* after ours|after our fees)/,
  );
});

test('where we quote, nothing is charged, and the answer says so', () => {
  const shop = { ...FREELANCER, trade: 'goods', turnover: '1.5m', costs: '300 000' };
  for (const values of [shop, { ...shop, turnover: '900 000', staffPay: '200 000' }]) {
    const { assessment } = calculated('compare', values);
    const free = calculated('compare', { ...values, fees: 'none' }).assessment;
    expect(assessment.says).toMatch(/before anybody’s fees\. For one of these structures we quote/);
    expect(assessment.tax.cents).toBe(free.tax.cents);
    expect(JSON.stringify(waysOf(assessment).open)).not.toMatch(/fees/);
    expect(soldPlan(assessment)).toBeNull();
    expect(sectionOf(assessment, 'curve')?.hint).toContain('before accountants’ fees');
  }
  const small = calculated('compare', FREELANCER).assessment;
  expect(small.says).toContain('after ours');
  const curve = sectionOf(small, 'curve');
  expect(plain(curve?.hint)).toContain('Above R 1 000 000 we quote for one of them');
  expect(curve?.turnovers.at(-1)).toBe(rand(1_000_000));
});

test('the turnover at which the answer changes is in words and a stop of the slider', () => {
  const { assessment } = calculated('compare', { ...FREELANCER, ...DEAR_COMPANY });
  const curve = sectionOf(assessment, 'curve');
  expect(plain(assessment.means)).toMatch(
    /^It changes at a turnover of R 3 \d{3} \d{3}: from there a company/,
  );
  expect(curve?.changes).toHaveLength(2);
  const stops = curve?.stops ?? [];
  const next = stops.findIndex(({ turnover }) => turnover === curve?.next);
  expect(stops[next]?.answer).toContain('profit a company leaves you');
  expect(stops[next - 1]?.answer).toContain('profit trading alone leaves you');
  expect(stops.find(({ turnover }) => turnover === curve?.at)?.answer).toBe(assessment.says);
});

test('at each stop of the slider the amounts are those of that turnover', () => {
  const charged: Values[] = [{}, NO_FEES, { fees: 'none' }, { turnover: '1.2m' }];
  for (const fees of charged) {
    const { assessment } = calculated('compare', { ...FREELANCER, ...fees });
    const curve = sectionOf(assessment, 'curve');
    for (const { turnover } of curve?.stops ?? []) {
      const share = turnover / (curve?.at ?? 1);
      const other = calculated('compare', {
        ...FREELANCER,
        ...fees,
        turnover: String(turnover / 100),
        costs: String((share * Number(FREELANCER.costs.replaceAll(' ', ''))).toFixed(2)),
      });
      const [best] = waysOf(assessment, turnover).open;
      expect(Math.abs((best?.total.cents ?? 0) - other.assessment.tax.cents)).toBeLessThanOrEqual(1);
    }
  }
});

function plain(text: string | undefined): string {
  return text?.replaceAll('\u202f', ' ') ?? '';
}

function soldPlan(assessment: ReturnType<typeof calculated>['assessment']) {
  return soldBelow(assessment, offerOf(findCalculator('compare'))).plan;
}

function ways(values: Values) {
  return waysOf(calculated('compare', values).assessment);
}

function waysOf(assessment: Parameters<typeof sectionOf>[0], turnover?: number) {
  const curve = sectionOf(assessment, 'curve');
  const ways = curve && waysAt(curve.business, curve.charged, turnover ?? curve.at);
  if (!ways) throw new Error('nothing is compared');
  return ways;
}
