import { expect, test } from 'vitest';
import { foldQuotation } from './quotation.ts';

const OWN = 'Dear Ann\n\nHere is my IRP5.';

test('what mail programmes add below an answer is folded', () => {
  const quotations = [
    'On Mon, 2 Mar 2026 at 10:00, Ann <ann@firm.example> wrote:\n> Dear Thandi\n>\n> Please send it.',
    'On Mon, 2 Mar 2026 at 10:00, Ann at the Firm with a long name\n<info+1a2b3c4d.abc@firm.example> wrote:\n\n> Dear Thandi',
    'Op Ma. 2 Mrt. 2026 om 10:00 het Ann <ann@firm.example> geskryf:\n\n> Beste Thandi',
    '-----Original Message-----\nFrom: Ann\nSent: Monday\nSubject: Re: Tax\n\nDear Thandi',
    '________________________________\nFrom: Ann <ann@firm.example>\nSent: Monday, 2 March 2026\nTo: Thandi\n\nDear Thandi',
    'From: Ann <ann@firm.example>\nDate: Monday, 2 March 2026\nTo: Thandi\nSubject: Tax\n\nDear Thandi',
    '> Dear Thandi\n> Please send it.',
  ];
  for (const quotation of quotations)
    expect(foldQuotation(`${OWN}\n\n${quotation}\n`), quotation).toEqual({ words: OWN, quoted: quotation });
});

test('words below or between quoted lines stay with the answer', () => {
  for (const text of [
    'On Mon, 2 Mar 2026, Ann wrote:\n> Where is it?\n\nIt is in the post.',
    'Hello\n\n> Where is it?\n\nIt is in the post.\n\n> And when?\n\nTomorrow.',
    'From: here to there it is a long way.\nThat is all.',
    'On Monday I wrote: nothing.',
  ])
    expect(foldQuotation(text)).toEqual({ words: text, quoted: '' });
});

test('a mail of nothing but a quotation is shown whole', () => {
  const text = '> Dear Thandi';
  expect(foldQuotation(text)).toEqual({ words: text, quoted: '' });
});

test('long texts of the kind that regular expressions get stuck on are folded', () => {
  for (const text of [
    'On '.repeat(30_000),
    `On ${'a '.repeat(50_000)}`,
    'On\n'.repeat(30_000),
    '>'.repeat(100_000),
    '-'.repeat(100_000),
    'From: a\n'.repeat(12_000),
  ])
    expect(foldQuotation(text).words).toBe(text.trim());
});
