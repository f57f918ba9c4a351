import { expect, test } from 'vitest';
import { ENDED_CODES, sourceCodes } from './source-codes.ts';

const FILES = import.meta.glob<string>(
  ['/content/**/*.{ts,md}', '/app/{tools,tax}/**/*.{ts,tsx}', '!**/*.test.ts'],
  { eager: true, import: 'default', query: '?raw' },
);
const NAMED = /\bcodes? ((?:\d{4}(?: \([^)]+\))?(?:, | and | or )?)+)/gi;

test('no field, checklist or article has an ended SARS code; all others have labels', () => {
  const named = Object.values(FILES).flatMap((text) =>
    [...text.matchAll(NAMED)].flatMap(([, codes = '']) => codes.match(/\d{4}/g) ?? []),
  );
  expect(named.length).toBeGreaterThan(20);
  const codes = new Set(named.map((code) => `IRP5 ${code}`));
  expect([...codes].filter((code) => code in ENDED_CODES)).toEqual([]);
  expect([...codes].filter((code) => !(code in sourceCodes) && !OF_OTHERS.has(code))).toEqual([]);
});

/** Codes on the assessment, not on the IRP5; and codes at the end of an employment, which no list asks for. */
const OF_OTHERS = new Set(['IRP5 4201', 'IRP5 3605', 'IRP5 3901', 'IRP5 3907']);
