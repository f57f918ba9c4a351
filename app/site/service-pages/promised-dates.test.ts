import { expect, test } from 'vitest';
import { plans } from '#content/plans.ts';
import { EVENTS } from '#app/firm/deadlines/choice.ts';
import type { Profile } from '#app/firm/core/deadline-rule.ts';
import { rulesOf } from '#app/firm/core/deadlines.ts';
import { servicePages } from './service-pages.server.ts';

const EVERYBODY: Profile[] = [
  { is: 'employee' },
  { is: 'provisional' },
  { is: 'turnover' },
  { is: 'employer' },
  { is: 'trust' },
  { is: 'vendor', category: 'A', yearEnd: 2 },
  { is: 'company', yearEnd: 2, registered: '2019-05-14' },
  ...EVENTS.map((kind) => ({ is: 'event', kind, on: '2026-11-03' }) as const),
];
const rules = EVERYBODY.flatMap(rulesOf);

/** What a row or feature promises, and the rules that support it. */
const KEPT: [promise: RegExp, ...rules: string[]][] = [
  [/EMP201/, 'emp201'],
  [/joiners, leavers/i, 'uif-declaration'],
  [/COIDA/, 'coida'],
  [/annual EMP501/i, 'emp501-annual'],
  [/interim EMP501/i, 'emp501-interim'],
  [/^not provisional|annual return filed through eFiling/i, 'itr12'],
  [/^provisional \|/i, 'itr12-provisional'],
  [
    /\bfirst\b.*IRP6|IRP6.*\bfirst\b|both IRP6|provisional (payments|tax)/i,
    'irp6-first',
    'company-irp6-first',
  ],
  [
    /\bsecond\b.*IRP6|IRP6.*\bsecond\b|both IRP6|provisional (payments|tax)/i,
    'irp6-second',
    'trust-irp6-second',
  ],
  [/\bthird\b.*(IRP6|payment)|IRP6.*\bthird\b/i, 'irp6-third', 'trust-irp6-third', 'company-irp6-third'],
  [/annual turnover tax return/i, 'turnover-return'],
  [/both interim payments/i, 'turnover-first', 'turnover-second'],
  [/VAT return|VAT201/, 'vat201'],
  [/ITR14|company tax return/i, 'company-itr14'],
  [/financial statements/i, 'company-statements'],
  [/dividends? tax/i, 'event-dividend'],
  [/annual return of a company|CIPC annual return|annual returns? submission/i, 'company-return'],
  [/beneficial own.*even if nobody changed/i, 'company-return'],
  [/beneficial own.*first filing/i, 'event-registration'],
  [/beneficial own/i, 'event-owners'],
  [/directors/i, 'event-directors'],
  [/registration as an employer/i, 'event-employer'],
  [/registration for VAT/i, 'event-vat-limit'],
  [/B-BBEE affidavit/, 'event-bbbee'],
  [/resolutions that vest/i, 'trust-resolution'],
  [/section 7C/, 'trust-7c'],
  [/IT3\(t\)/, 'it3t'],
  [/ITR12T/, 'itr12t'],
];

/** Promises without a calendar day. */
const UNDATED = [/auto(matic |-)assessment/i, /whenever somebody changes/i];

const PROMISING = /\breturns?\b|\bpayments?\b|IRP6|EMP\d|VAT201|TT0\d|statements|ownership filing/i;
const NO_PROMISE = [/in arrears/i, /^Registration with SARS$/i];

const FORM = /\b(IRP6|ITR12T|ITR12|ITR14|IT144|DTR0[12]|VAT201|EMP201|EMP501|TT0[23]|CoR39)\b|IT3\(t\)/g;

test('every row of the dates of a service page is in the deadlines table', () => {
  const rows = servicePages().flatMap(({ path, parts }) =>
    parts
      .filter(({ id }) => id === 'dates')
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])))
      .flatMap(({ caption, rows }) => rows.map((row) => ({ path, text: [...row, caption].join(' | ') }))),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { path, text } of rows)
    if (!UNDATED.some((pattern) => pattern.test(text))) expectKept(text, `${path}: ${text}`);
});

test('every return, payment and filing that a plan promises is in the deadlines table', () => {
  const features = plans.flatMap(({ id, features }) => features.map((feature) => ({ id, feature })));
  for (const { id, feature } of features)
    if (PROMISING.test(feature) && !NO_PROMISE.some((pattern) => pattern.test(feature)))
      expectKept(feature, `${id}: ${feature}`);
});

test('every form named by a service page or a plan is in the deadlines', () => {
  const named = new Set(JSON.stringify([servicePages(), plans]).match(FORM));
  expect(named.size).toBeGreaterThan(0);
  const dated = rules.map(({ what }) => what).join(' ');
  for (const form of named) expect(dated).toContain(form);
});

function expectKept(text: string, promise: string): void {
  const ids = KEPT.filter(([pattern]) => pattern.test(text)).flatMap(([, ...ids]) => ids);
  expect(ids, promise).not.toEqual([]);
  for (const id of ids)
    expect(
      rules.map((rule) => rule.id),
      promise,
    ).toContain(id);
}
