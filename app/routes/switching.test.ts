import { expect, test, vi } from 'vitest';
import { submit } from '#tests/routes.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T08:00:00Z') });

const LETTER = {
  business: 'Marula Moon Bakery',
  signer: 'Thandi Nkosi',
  accountant: 'Old Oak Accounting',
  last: '2026-12-31',
};

test('the days answer the last day that was typed, also where the letter is refused', async () => {
  const days = {
    title: expect.stringMatching(/until 31 December 2026$/),
    steps: expect.arrayContaining([papersOn('2027-01-08')]),
  };
  const written = await submit('/switching', LETTER);
  expect(written).toMatchObject({ status: 200, data: { days } });
  expect(JSON.stringify(written.data)).toContain('by 8 January 2027:');
  expect(await submit('/switching', { ...LETTER, signer: '' })).toMatchObject({
    status: 422,
    data: { days },
  });
  const unclear = await submit('/switching', { ...LETTER, last: 'soon' });
  expect(unclear).toMatchObject({ status: 422, data: { days: null } });
  expect((await submit('/switching', { ...LETTER, last: '9999-12-31' })).status).toBe(422);
});

test('the letter is dated as the calendar says, and its Word file needs each entry', async () => {
  const { data } = await submit('/switching', LETTER);
  expect(data).toMatchObject({
    letter: { day: '30 November 2026' },
    days: { steps: expect.arrayContaining([expect.objectContaining({ day: '2026-11-30' })]) },
  });
  expect((await submit('/switching/letter.docx', LETTER)).status).toBe(200);
  expect((await submit('/switching/letter.docx', { ...LETTER, signer: '' })).status).toBe(422);
});

function papersOn(day: string) {
  return expect.objectContaining({ day, title: 'We ask for what has not come' });
}
