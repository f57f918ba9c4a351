import { expect, test } from 'vitest';
import { certificateRows } from './certificate.test-support.ts';
import { noticeRows } from './notice.test-support.ts';
import type { Row } from './printed-rows.ts';
import { readPaper } from './read-paper.ts';

const UNKNOWN = { taxNumber: null, year: null };

test('a paper is what its heading says, and without a heading neither', () => {
  const kindOf = (rows: readonly Row[]) => readPaper(rows, UNKNOWN).kind;
  expect(kindOf(noticeRows())).toBe('notice');
  expect(kindOf(certificateRows())).toBe('certificate');
  expect(kindOf(certificateRows().slice(1))).toBe('neither');
  expect(kindOf([['Invoice'], ['Total', '385 000']])).toBe('neither');
});
