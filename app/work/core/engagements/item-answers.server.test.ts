import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { ITEM_MEDIA } from '#app/platform/db/work-values.ts';
import { signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';
import { MEDIA, waysText } from '../checklists/media.ts';
import { readAnswer, shownAnswer } from './item-answers.server.ts';
import { ownEngagements } from './own-data.server.ts';
import { freshDesk, itemsIn } from './work.test-support.ts';

await useTestDatabase();

let [thandi, client, desk, id] = ['', '', '', ''];

beforeEach(async () => {
  const fresh = await freshDesk();
  ({ thandi, id } = fresh);
  [client, desk] = [await signedInAs(thandi), await signedInAs(fresh.ann)];
});

const form = (fields: Record<string, string>) => {
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.append(name, value);
  return posted;
};

test('any amount of rand and cents is stored exactly and shown as it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000_000 }), (cents) => {
      const typed = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
      const read = readAnswer(form({ amount: typed }));
      const answer = 'text' in read ? read.text : '';
      expect(answer).toBe(typed.replace(',', '.'));
      const shown = shownAnswer({ takes: 'amount', answer }) ?? '';
      expect(shown.replaceAll(/[^\d.]/g, '')).toBe(answer);
    }),
  );
});

test('amounts and dates that cannot be read are refused in words', () => {
  for (const amount of ['', 'about ten', '-5', '(20)', '200 billion', 'R'])
    expect(readAnswer(form({ amount })), amount).toHaveProperty('error');
  for (const day of ['', 'tomorrow', '2026-02-30', '03/23/2026', '1850-01-01', '3000-01-01', 'March 2026'])
    expect(readAnswer(form({ day })), day).toHaveProperty('error');
  expect(readAnswer(form({ day: '23/10/2026' }))).toEqual({ text: '2026-10-23' });
  expect(readAnswer(form({ day: '23 Oktober 2026' }))).toEqual({ text: '2026-10-23' });
  expect(readAnswer(form({ amount: 'R 12 345,67' }))).toEqual({ text: '12345.67' });
  expect(readAnswer(form({ text: ' ' }))).toHaveProperty('error');
});

test('staff choose what an item takes, and read an amount, a date or words', async () => {
  const ask = (what: string, takes: string) =>
    submit(`/admin/work/${id}`, { intent: 'ask', what, why: '', takes }, { cookie: desk, params: { id } });
  for (const takes of ITEM_MEDIA) await ask(`It takes ${takes}`, takes);
  await ask('What does it cost?', '');
  const of = async (what: string) => (await itemsIn(id)).find((item) => item.what === what);
  for (const takes of ITEM_MEDIA) expect(await of(`It takes ${takes}`)).toMatchObject({ takes });
  expect(await of('What does it cost?')).toMatchObject({ takes: 'sentence', media: ['sentence', 'file'] });

  const answer = async (what: string, fields: Record<string, string>, cookie = client) => {
    const { id: item = '', version = 1 } = (await of(what)) ?? {};
    const isDesk = cookie === desk;
    const posted = { intent: isDesk ? 'answer' : 'text', item, version: String(version), ...fields };
    return submit(`${isDesk ? '/admin' : ''}/work/${id}`, posted, { cookie, params: { id } });
  };
  expect(await answer('It takes amount', { amount: 'much' })).toMatchObject({ status: 400 });
  expect(await of('It takes amount')).toMatchObject({ state: 'open', answer: null });
  await answer('It takes amount', { amount: '12 345,67' });
  await answer('It takes date', { day: '2026-10-23' }, desk);
  await answer('It takes sentence', { text: 'From May' });
  expect(await of('It takes amount')).toMatchObject({
    state: 'answered',
    answerText: expect.stringMatching(/^R.12.345\.67$/u),
  });
  expect(await of('It takes date')).toMatchObject({ answer: '2026-10-23', answerText: '23 October 2026' });
  expect(await of('It takes sentence')).toMatchObject({ answerText: 'From May' });
  const [own] = await ownEngagements({ id: thandi, email: '' });
  const exported = own?.requests.find(({ what }) => what === 'It takes amount');
  expect(exported).toMatchObject({
    takes: 'amount',
    answer: '12345.67',
    answerText: expect.stringMatching(/^R/),
  });
  expect((await visit(`/work/${id}`, { cookie: client, params: { id } })).status).toBe(200);
});

test('an amount in words is kept as words, and an item says what it takes', () => {
  expect(shownAnswer({ takes: 'amount', answer: 'about R 12' })).toBe('about R 12');
  expect(shownAnswer({ takes: 'sentence', answer: '12345.67' })).toBe('12345.67');
  expect(waysText(['file', 'photos', 'sentence'])).toBe('Send a file or photos, or answer in words.');
  expect(waysText(['sentence', 'file'])).toBe('Answer in words, or send a file.');
  expect(waysText(['amount', 'sentence'])).toBe('Answer with an amount in rand or in words.');
  expect(Object.keys(MEDIA)).toEqual([...ITEM_MEDIA]);
});
