import { expect, test } from 'vitest';
import { pricing } from '#content/pages/pricing.ts';
import { planFor } from '#app/firm/core/plan-for.ts';
import { foundIn } from './found.server.ts';

const TODAY = '2026-11-26';
const ALL = { who: 'company', turnover: '10m', staff: 'few', vat: 'yes' };

test('the price finder names no plan while an open question can change it', () => {
  expect(foundIn(new URLSearchParams(), TODAY)).toEqual({ given: {}, found: null });
  for (const name of ['who', 'turnover', 'staff']) {
    const query = new URLSearchParams(ALL);
    query.delete(name);
    const { given, found } = foundIn(query, TODAY);
    expect([Object.keys(given).length, found], name).toEqual([3, null]);
    query.set(name, 'constructor');
    expect(foundIn(query, TODAY).found, name).toBeNull();
  }
  expect(foundIn(new URLSearchParams(ALL), TODAY).found?.plan?.id).toBe('standard');
});

test('where the answer about VAT changes no plan, only the dates wait for it', () => {
  const found = (answers: Record<string, string>) => foundIn(new URLSearchParams(answers), TODAY).found;
  const { vat: _vat, ...open } = ALL;
  expect(found(open)).toMatchObject({ plan: { id: 'standard' }, isOpen: true, dates: [] });
  expect(found(open)?.year?.line).toBe(found(ALL)?.year?.line);
  expect(found(ALL)).toMatchObject({ isOpen: false, dates: { length: 3 } });
  // Without staff VAT decides between Starter and Standard.
  expect(found({ ...open, staff: 'none' })).toBeNull();
  expect(found({ who: 'company', turnover: 'more' })).toMatchObject({ plan: { id: 'cfo' }, year: null });
  expect(found({ who: 'provisional', staff: 'few' })).toMatchObject({ plan: null, isOpen: true });
});

test('an employee, a trustee and an executor are asked nothing more', () => {
  const found = (who: string) => foundIn(new URLSearchParams({ who, turnover: '50m' }), TODAY).found;
  expect(found('employee')?.plan?.id).toBe('individual-income-tax');
  for (const who of ['trust', 'estate']) expect(found(who), who).toMatchObject({ plan: null });
  // No plan is made for so large a turnover of one's own.
  expect(found('provisional')).toMatchObject({ plan: null, isOpen: true });
  expect(foundIn(new URLSearchParams({ who: 'provisional', turnover: '1m' }), TODAY).found).toBeNull();
});

test('who may have to register for VAT is told the plan with it', () => {
  const vendor = (answers: object) =>
    foundIn(new URLSearchParams({ ...ALL, staff: 'none', vat: 'no', ...answers }), TODAY).found?.vendor;
  expect(vendor({})).toMatch(/^If you sell for more than R\s2\s300\s000 .* Then your plan is Standard\.$/);
  // R3 million and six people: the plan has VAT returns, and the limit is named all the same.
  expect(vendor({ staff: 'few' })).toMatch(/you must register for VAT\. Standard has the returns in it\.$/);
  for (const other of [{ turnover: '1m' }, { vat: 'yes' }, { who: 'employee' }])
    expect(vendor(other), JSON.stringify(other)).toBeNull();
});

test('the question of turnover says which plans it decides between', () => {
  for (const [turnover, ids] of [
    ['1m', ['starter', 'standard']],
    ['10m', ['starter', 'standard']],
    ['50m', ['premium']],
    ['more', ['cfo']],
  ] as const) {
    const found = (['no', 'yes'] as const).map(
      (vat) => planFor({ who: 'company', staff: 'none', turnover, vat })?.id,
    );
    expect([...new Set(found)], turnover).toEqual(ids);
  }
  expect(pricing.finder.turnover).toMatch(
    /Starter or Standard up to R10 million, Premium .* R50 .* CFO above/,
  );
});

test('a company reads what a year costs: ours, the CIPC’s fee, and the software', () => {
  const year = (answers: object) =>
    foundIn(new URLSearchParams({ ...ALL, ...answers }), TODAY).found?.year ?? null;
  // 12 x 4 995 and 12 x 3 695; the fees as the CIPC lists them.
  const fewer = { turnover: '1m', staff: 'none', vat: 'no' };
  expect(plain(year({})?.line)).toMatch(/R 59 940 to us, R 450 to the CIPC, .*software$/);
  expect(plain(year(fewer)?.line)).toContain('R 44 340 to us, R 100 to the CIPC');
  expect(plain(year({ turnover: '50m' })?.line)).toContain('R 119 940 to us, R 2 000 or R 3 000 to');
  expect(plain(year({ turnover: 'more' })?.line)).toContain('R 239 940 to R 599 940 to us, R 3 000 to');
  // Two filings at 1 495: Premium has them in it.
  expect(plain(year({})?.more.join(' '))).toMatch(/R 2 990 a year.*Compensation Fund/);
  expect(year(fewer)?.more.join(' ')).not.toContain('Compensation Fund');
  expect(plain(year({ turnover: '50m' })?.more.join(' '))).not.toContain('2 990');
  expect(year({ who: 'provisional', turnover: '1m', staff: 'none', vat: 'no' })).toBeNull();
});

const plain = (text = '') => text.replaceAll(/\s/g, ' ');
