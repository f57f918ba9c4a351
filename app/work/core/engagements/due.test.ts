import { expect, test } from 'vitest';
import { lawDayBeside } from './due.ts';
import { typeOf } from './types.ts';

const dates = { yearEnd: 2, registered: '2016-05-12', vatCategory: 'A' } as const;

test.each([
  ['another day was agreed', 'payroll', '2026-11-30', '2026-11-06'],
  ['it is the day of the law', 'payroll', '2026-11-06', null],
  ['no day was set', 'payroll', null, null],
  ['the law sets none', 'loan-letter', '2026-11-30', null],
])('where %s, the law’s day beside it is named or left out', (_what, typeId, dueOn, beside) => {
  const type = typeOf(typeId);
  expect(type).not.toBeNull();
  expect(lawDayBeside({ type, period: type?.period === 'once' ? 'once' : '2026-10', dates, dueOn })).toBe(
    beside,
  );
});
