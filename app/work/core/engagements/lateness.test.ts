import { expect, test } from 'vitest';
import { engagementTypes } from '#content/engagements/engagement-types.ts';
import { latenessOf, latenessText } from './lateness.ts';
import { typeOf } from './types.ts';

const taxpayer = { dates: { yearEnd: 2, registered: '2016-05-12', vatCategory: null } } as const;

function lateness(typeId: string, period: string, dueOn: string | null, today = '2026-11-26') {
  return latenessOf({ type: typeOf(typeId), period, taxpayer, dueOn }, today);
}

test('a day that has passed says whose day it was, who acts next and what it costs', () => {
  const day = '2026-10-23';
  const late = lateness('itr12', '2026', day);
  expect(late?.costs).toContain('SARS may charge a penalty for each month');
  const texts = (['accept', 'client', 'approve', 'us'] as const).map(
    (turn) => late && latenessText(late, day, turn),
  );
  expect(texts).toEqual([
    'SARS’s day was 23 October 2026; as soon as you have accepted and we have your papers, we prepare it, and file it once you have approved it',
    'SARS’s day was 23 October 2026; as soon as we have your papers, we prepare it, and file it once you have approved it',
    'SARS’s day was 23 October 2026; we file it as soon as you have approved what we sent you',
    'SARS’s day was 23 October 2026; we prepare it next, and file it once you have approved it',
  ]);
  const company = lateness('annual-return', '2026', '2026-06-24');
  expect(company).toMatchObject({ whose: 'The CIPC’s day', costs: expect.stringContaining('late fee') });
});

test('filing is promised without a condition only where no draft waits for approval', () => {
  const today = '2026-11-26';
  for (const type of engagementTypes) {
    const late = latenessOf({ type, period: '2026', taxpayer, dueOn: '2026-10-01' }, today);
    const needsApproval = 'needsApproval' in type;
    for (const turn of ['accept', 'client', 'us'] as const) {
      const text = late && latenessText(late, '2026-10-01', turn);
      expect([type.id, text?.includes('once you have approved it')]).toEqual([type.id, needsApproval]);
    }
  }
  const filedBefore = { type: typeOf('itr12'), period: '2026', taxpayer, dueOn: '2026-10-23' };
  const late = latenessOf({ ...filedBefore, submittedOn: '2026-11-02' }, today);
  expect(late && latenessText(late, '2026-10-23', 'us')).toContain('we file it next');
});

test('a day to come, none, and one that was agreed instead are no authority’s day', () => {
  expect(lateness('itr12', '2026', '2026-10-23', '2026-10-23')).toBeNull();
  expect(lateness('itr12', '2026', null)).toBeNull();
  expect(lateness('itr12', '2026', '2026-09-01')).toMatchObject({ whose: 'The day', costs: null });
  expect(lateness('no-such-type', '2026', '2026-09-01')).toMatchObject({ whose: 'The day' });
});
