import { expect, test } from 'vitest';
import { bytesOf, pageResponse } from './page-response.ts';

const PAGE = Buffer.from('<p>R 1 234.50 and “quotes”</p>');

test('the server gets the very bytes of a page, and its body stays unread', async () => {
  const response = pageResponse(PAGE, { status: 404, headers: { 'X-Is': 'there' } });
  expect(await bytesOf(response)).toBe(PAGE);
  expect([response.status, response.headers.get('X-Is'), response.bodyUsed]).toEqual([404, 'there', false]);
});

test('any other server reads the same page from its body', async () => {
  expect(await pageResponse(PAGE, {}).text()).toBe(PAGE.toString());
  const copied = pageResponse(PAGE, {});
  expect(await bytesOf(new Response(copied.body, copied))).toEqual(PAGE);
});

test('an answer that is no page is read from its body', async () => {
  expect((await bytesOf(new Response('[1, 2]'))).toString()).toBe('[1, 2]');
});
