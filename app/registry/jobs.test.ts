import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jobs } from './jobs.server.ts';

const TEXTS = { subject: 'S', text: 'T', html: 'H' };
const MAIL = { ...TEXTS, to: 'a@example.org', messageId: '<1@x>', date: '2026-03-01' };

/** As an earlier release queued them. */
const QUEUED: Record<string, object[]> = {
  mail: [
    MAIL,
    {
      ...MAIL,
      replyTo: 'b@example.org',
      automatic: true,
      secret: true,
      inReplyTo: '<2@x>',
      references: ['<2@x>'],
      invitation: { method: 'REQUEST', file: 'BEGIN:VCALENDAR' },
      dueUntil: '2026-03-02T08:00:00Z',
    },
  ],
  account: [
    {
      kind: 'sign-up',
      email: 'a@example.org',
      passwordHash: 'hash',
      fullName: 'Thandi Nkosi',
      userType: 'business',
      contactNumber: null,
      identificationNumber: '8001015009087',
    },
    { kind: 'verification', email: 'a@example.org' },
    { kind: 'password-reset', email: 'a@example.org' },
    { kind: 'email-change', userId: 'id', newEmail: 'b@example.org' },
  ],
  'work-links': [{ email: 'a@example.org' }],
  upkeep: [{}],
  'collect-mail': [{}],
  'booking-reminders': [{}],
  'address-news': [{}],
  'mail-invitations': [{}],
  'booking-news': [{}],
  'scan-files': [{}],
  'client-reminders': [{}],
  'client-notices': [{}],
  'firm-notices': [{}],
  'settle-recoveries': [{}],
  'expire-proposals': [{}],
  'planned-work': [{}],
  'recurring-work': [{}],
  'payment-mails': [{}],
  'draw-thumbnails': [{ id: 'id' }],
  bulk: [{ run: 'id' }],
  content: [{}],
  'content-checks': [{}],
  'content-figures': [{}],
  'deliver-webhooks': [{}],
  'join-photos': [{ id: 'id', photos: ['one', 'two'] }],
  'seal-missed': [{}],
  'seal-missed-letters': [{}],
  'seal-letter': [{ letter: 'id' }],
  'seal-signed': [{ item: 'id', at: '2026-11-27T10:00:00.000Z' }],
};

test('every queue keeps its name and reads what an earlier release has queued', () => {
  expect(jobs.map(({ name }) => name).toSorted()).toEqual(Object.keys(QUEUED).toSorted());
  for (const { name, schema } of jobs) {
    for (const data of QUEUED[name] ?? []) expect(schema.parse(data)).toEqual(data);
  }
});

test('the operators’ page lists every job, and when it runs', () => {
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const [, table = ''] = /^## Jobs$(.*?)^## /ms.exec(page) ?? [];
  const lines = [...table.matchAll(/^\| `([\w-]+)` +\| (.+?) +\| \S.*? +\| \S.*? +\|$/gm)];
  expect(lines.map(([, name, when]) => [name, when])).toEqual(
    jobs.map(({ name, schedule }) => [name, whenOf(schedule?.cron)]),
  );
});

function whenOf(cron: string | undefined): string {
  if (!cron) return 'when queued';
  const [minute = '', hour = ''] = cron.split(' ');
  if (hour !== '*') return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  if (minute.startsWith('*/')) return `each ${minute.slice(2)} minutes`;
  return minute === '*' ? 'each minute' : 'each hour';
}

/** The server's own bundle is not made by Vite: what only Vite knows, such as `import.meta.glob`, stops it at its start. */
test('the jobs of the server load without the bundler', () => {
  const { stderr } = spawnSync(process.execPath, ['-e', "await import('#app/registry/jobs.server.ts')"], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
});
