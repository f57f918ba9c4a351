import { expect, test } from 'vitest';
import { rememberDevice } from '#app/accounts/core/attempts.server.ts';
import { sessionCookie } from '#app/accounts/core/session-cookie.server.ts';
import { openedCookie } from '#app/work/client/opened-link.server.ts';
import { showTyped } from '#app/tools/kept/typed-cookie.server.ts';
import { codesCookie } from '#app/accounts/core/shown-codes.server.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { storedThings } from './stored-things.ts';

test('each cookie is listed with its lifetime', async () => {
  const toast = await redirectWithToast('/', { title: 'Done', tone: 'gain' });
  const device = await rememberDevice(new Request('http://localhost/auth'), 'somebody@example.org');
  expect(listed(toast.headers.get('Set-Cookie'))).toEqual(['5 minutes', (5 * MINUTE) / SECOND]);
  const opened = await openedCookie(
    new Request('http://localhost/request/x'),
    { engagementId: 'none', email: 'somebody@example.org' },
    new Date(),
  );
  expect(listed(opened)).toEqual(['One day', DAY / SECOND]);
  expect(listed(await codesCookie('nobody', []))).toEqual(['5 minutes', (5 * MINUTE) / SECOND]);
  expect(listed(await sessionCookie('secret'))).toEqual(['60 days', (60 * DAY) / SECOND]);
  const typed = await showTyped('/refund-check', { income: '480 000' });
  expect(listed(typed?.headers.get('Set-Cookie') ?? null)).toEqual(['2 hours', (2 * HOUR) / SECOND]);
  expect(listed(device)).toEqual(['One year', (365 * DAY) / SECOND]);
});

function listed(header: string | null) {
  const [, name, age] = /^([\w-]+)=.*; Max-Age=(\d+)/.exec(header ?? '') ?? [];
  const cookies = storedThings.filter(({ place }) => place === 'cookie');
  const thing = cookies.find((cookie) => cookie.name === name || cookie.note?.startsWith(`${name},`));
  return [/\d+ (?:minutes|hours)|One day|60 days|One year/.exec(thing?.lifetime ?? '')?.[0], Number(age)];
}
