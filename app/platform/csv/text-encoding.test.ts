import { expect, test } from 'vitest';
import { readText } from './text-encoding.ts';

const TEXT = 'name;amount\r\nZoë Müller;R 1 200,50\r\n';

test('a text is read in any encoding that a spreadsheet writes', () => {
  const little = Buffer.from(TEXT, 'utf16le');
  const big = Buffer.from(little).swap16();
  for (const bytes of [
    Buffer.from(TEXT),
    Buffer.from(`\uFEFF${TEXT}`),
    Buffer.from(TEXT, 'latin1'),
    little,
    big,
    Buffer.concat([Buffer.from([0xff, 0xfe]), little]),
    Buffer.concat([Buffer.from([0xfe, 0xff]), big]),
  ])
    expect(readText(bytes)).toBe(TEXT);
});
