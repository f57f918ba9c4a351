import { expect, test } from 'vitest';
import { CHANGE_MESSAGES } from './bulk-act.server.ts';
import { readChange } from './enquiry-change.ts';

const COLLEAGUE = '22222222-2222-4222-8222-222222222222';
const NOW = new Date('2026-11-20T10:00:00Z');

test('a press says what it chooses, and Enter in a field does what the field is for', () => {
  const untilMonday = { kind: 'snooze', until: new Date('2026-11-23T06:00:00Z') };
  for (const [fields, change] of [
    [{ intent: 'spam' }, { kind: 'spam' }],
    [{ intent: `assign:${COLLEAGUE}` }, { kind: 'assign', assigneeId: COLLEAGUE }],
    [{ intent: 'assign:nobody' }, null],
    [{ intent: 'snooze:monday', day: '2026-12-24' }, untilMonday],
    [{ intent: 'snooze', day: '2026-11-23' }, untilMonday],
    [{ intent: 'snooze', day: '2026-11-20' }, 'Choose a day that is still to come.'],
    [{ intent: 'typed', day: '2026-11-23', tags: '' }, untilMonday],
    [
      { intent: 'typed', day: '', tags: 'VAT, urgent' },
      { kind: 'tag', tags: ['urgent', 'vat'] },
    ],
    [{ intent: 'typed', day: '', tags: '' }, 'Type the tag first.'],
    [
      { intent: 'tag:vat: monthly', tags: 'other' },
      { kind: 'tag', tags: ['vat: monthly'] },
    ],
    [{ intent: 'wake' }, { kind: 'snooze', until: null }],
    [{ intent: 'constructor' }, null],
    [{}, null],
  ] as const) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    expect(readChange(form, NOW), JSON.stringify(fields)).toEqual(change);
  }
});

test('the message about many names who is responsible now', () => {
  const change = { kind: 'assign', assigneeId: COLLEAGUE, name: 'Lerato Kgosana' } as const;
  expect(CHANGE_MESSAGES.did('3 messages', change, '')).toBe('3 messages assigned to Lerato Kgosana');
});
