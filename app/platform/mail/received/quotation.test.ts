import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldQuotation } from './quotation.ts';

const OWN = 'Dear Ann\n\nHere is my IRP5.';

test('what mail programs add below an answer is folded', () => {
  const quotations = [
    'On Mon, 2 Mar 2026 at 10:00, Ann <ann@firm.example> wrote:\n> Dear Thandi\n>\n> Please send it.',
    'On Mon, 2 Mar 2026 at 10:00, Ann at the Firm with a long name\n<info+1a2b3c4d.abc@firm.example> wrote:\n\n> Dear Thandi',
    'Op Ma. 2 Mrt. 2026 om 10:00 het Ann <ann@firm.example> geskryf:\n\n> Beste Thandi',
    '-----Original Message-----\nFrom: Ann\nSent: Monday\nSubject: Re: Tax\n\nDear Thandi',
    '________________________________\nFrom: Ann <ann@firm.example>\nSent: Monday, 2 March 2026\nTo: Thandi\n\nDear Thandi',
    'From: Ann <ann@firm.example>\nDate: Monday, 2 March 2026\nTo: Thandi\nSubject: Tax\n\nDear Thandi',
    '> Dear Thandi\n> Please send it.',
    '> On Mon, 2 Mar 2026 at 10:00, Ann <ann@firm.example> wrote:\n> Dear Thandi',
    'On Mon, 2 Mar 2026 at 10:00, Ann <ann@firm.example> wrote\n\n> Dear Thandi',
    '2026-03-02 10:00 GMT+02:00 Ann <ann@firm.example>:\n\n> Dear Thandi',
    '2026-03-02 10:00, Ann wrote:\n> Dear Thandi',
    'On 2026-03-02 10:00, Ann wrote:\n\nDear Thandi',
    'Date: Mon, 2 Mar 2026 10:00:00 +0200\nSubject: Tax\nTo: thandi@example.co.za\n\nDear Thandi',
    'Subject: Tax\nFrom: ann@firm.example\nTo: thandi@example.co.za\n\nDear Thandi',
    'From: Ann at the Firm\n<mailto:ann@firm.example>\nSent: Monday, 2 March 2026\nTo: Thandi\n\nDear Thandi',
    'From: Ann <ann@firm.example>\nSent: Monday, 2 March 2026\nat 10:00\nSubject: Tax\n\nDear Thandi',
    '*From:* Ann\n*Sent:* Monday\n*To:* Thandi\n\nDear Thandi',
    '-----\nFrom: Ann\nSent: Monday\n\nDear Thandi',
    '------------------------------\nOn Mon, 2 Mar 2026, Ann wrote:\n\nDear Thandi',
    'Am 02.03.2026 um 10:00 schrieb Ann:\n> Dear Thandi',
    'Ann <ann@firm.example> wrote:\n\n> Dear Thandi',
    'Begin forwarded message:\n\nFrom: Ann\nTo: Thandi\n\nDear Thandi',
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
    'On Monday and on Tuesday I sat down and wrote\nthe letter.',
    'To: do this week\nDate: to be found\nThat is all.',
    'Subject: is the word for it.',
  ])
    expect(foldQuotation(text)).toEqual({ words: text, quoted: '' });
});

test('a mail with only a quotation is shown whole', () => {
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

test('nothing is lost between words and quotation', () => {
  const line = fc.constantFrom(
    '',
    '> a',
    'On Mon, 2 Mar 2026, Ann wrote:',
    'From: a',
    'To: b',
    'Subject: c',
    '-----',
    'words',
    '2026-03-02 A <a@b.c>:',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const { words, quoted } = foldQuotation(lines.join('\n'));
      const all = `${words}\n${quoted}`.split('\n').filter(Boolean);
      expect(all).toEqual(lines.filter(Boolean));
    }),
  );
});
