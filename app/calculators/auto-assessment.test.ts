import { expect, test } from 'vitest';
import { calculated } from './calculated.test-support.ts';

const TODAY = '2026-07-20';
/** 18% of R216 000 less R17 235: R21 645. */
const CLERK = { taxYear: '2025', income: '216 000' };

test('the advice on an assessment says what is to be paid, and by which day it is corrected', () => {
  for (const [entries, advice] of [
    [{ taxPaid: '21 060' }, [/nothing to correct\. Pay the R\s585\.00 by the day that the notice names/]],
    [{ taxPaid: '21 645' }, [/You need not do anything/]],
    [{ taxPaid: '22 000' }, [/You need not do anything/]],
    [
      { taxPaid: '22 000', otherIncome: '10 000' },
      [
        /R\s1\s800\.00 more is owed\. Correct it yourself/,
        /^Correct it by 23 October 2026.* for a notice of 12 July 2026, to 7 September 2026\. Keep to the earlier/,
        /until 22 January 2027/,
      ],
    ],
  ] as const) {
    const { assessment } = calculated('auto-assessment', { ...CLERK, ...entries }, TODAY);
    expect(assessment.advice?.lines ?? []).toEqual(advice.map((line) => expect.stringMatching(line)));
  }
});
