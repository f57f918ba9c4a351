import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { storage } from '#app/platform/storage/storage.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { expectSafe } from './answer.ts';
import { formOf } from './envelopes.ts';
import { ADDRESS, cookieOf, seed, PASSWORD, type Who } from './fixture.ts';
import { useBuiltSite } from '#tests/built-site.ts';

await useTestDatabase();
const site = await useBuiltSite();
beforeEach(seed);

const STEPS = [
  '..',
  '%2e%2e',
  '%2E.',
  '..%2f..',
  '..%5c..',
  '..%252f..',
  '%c0%ae%c0%ae',
  '....',
  '..;',
  '.%00.',
];
const ENDS = ['package.json', 'etc/passwd', 'server/index.js', 'secret.webp', '.env'];
const FOLDERS = ['', '/assets', '/marks', '/logos', '/blog', '/api/v1/tax', '/admin/clients'];

/** The spellings that matter are tested with `ownPath`; these show that every route uses it. */
const AWAY = ['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/account\r\nX-Injected: yes'];

test('a path outside its folder is not served', async () => {
  const secret = 'a file beside the objects';
  const folder = process.env.DATA_DIR ?? '';
  writeFileSync(join(folder, 'secret.webp'), secret);
  await storage().put('stored.webp', Buffer.from('a logo'), 'image/webp');
  expect((await site.request({ path: '/logos/stored.webp' })).body).toBe('a logo');
  for (const start of FOLDERS) {
    for (const step of STEPS) {
      for (const end of ENDS) {
        for (const times of [1, 4]) {
          const path = `${start}/${`${step}/`.repeat(times)}${end}`;
          const answer = await site.request({ path });
          expect([path, answer.status < 300 && !path.startsWith('/blog')]).toEqual([path, false]);
          expectSafe(answer, path, site.origin);
          for (const word of [secret, 'devDependencies', 'root:x:', 'SESSION_SECRET']) {
            expect(answer.body).not.toContain(word);
          }
        }
      }
    }
  }
});

test('a return address never leaves the site', async () => {
  for (const target of AWAY) {
    const back = `redirectTo=${encodeURIComponent(target)}`;
    const requests: [string, Who, Record<string, string>?][] = [
      [`/auth?${back}`, 'member'],
      [`/auth?${back}`, 'half'],
      [`/auth?${back}`, 'visitor'],
      [`/auth/second-factor?${back}`, 'visitor'],
      [`/auth/second-factor?${back}`, 'half'],
      [`/auth?index&${back}`, 'visitor', { email: ADDRESS, password: PASSWORD }],
      [`/auth?index&mode=signup&${back}`, 'visitor', { email: ADDRESS }],
      [`/auth/second-factor?${back}`, 'visitor', { code: '123456' }],
      [`/sign-out?${back}`, 'member', { redirectTo: target }],
      [
        `/account/calculations?${back}`,
        'member',
        { intent: 'rename', redirectTo: target, title: 'x', token: target },
      ],
      [`/admin/clients?${back}`, 'admin', { intent: 'many:hide', ticked: 'x', redirectTo: target }],
    ];
    for (const [path, who, form] of requests) {
      const sent = form && formOf(form);
      const headers = { Origin: site.origin, ...sent?.headers, ...cookieOf(who) };
      const answer = await site.request({ path, headers, body: sent?.body });
      expectSafe(answer, path, site.origin);
      expect(answer.body).not.toMatch(
        /(?:href|action|src)="\s*(?:(?:https?:)?\/\/evil|\/\\|javascript:|data:text)/i,
      );
    }
  }
});
