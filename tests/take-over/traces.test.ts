import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { getDocumentProxy } from 'unpdf';
import { afterAll, expect, test, vi } from 'vitest';
import { loadSetUp } from '#app/content/desk/set-up.server.ts';
import { cardNamed } from '#app/site/blog/named-card.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import type { Mail } from '#app/platform/mail/define-mail.ts';
import { closeTransport, deliver } from '#app/platform/mail/delivery.server.ts';
import { mails } from '#app/registry/mails.server.ts';
import { LETTERS } from '#app/work/letters/letter.ts';
import { fillLetter } from '#app/work/letters/fill-letter.server.ts';
import { letterOf } from '#app/work/letters/letters.server.ts';
import { exampleValues } from '#app/work/letters/letters.test-support.ts';
import { letterPdf } from '#app/work/letters/letter-pdf.server.ts';
import { useBuiltSite } from '#tests/built-site.ts';
import { useTestDatabase } from '#tests/database.ts';
import { unzipped } from '#tests/docx.ts';
import { UNSHARED } from '#tests/load/unshared.ts';
import { nightly } from '#tests/nightly.ts';
import { formOf } from '#tests/security/envelopes.ts';
import { FORMS } from '#tests/security/forms.ts';
import { cookieOf, seed, type Who } from '#tests/security/fixture.ts';
import { pathnamesOf } from '#tests/security/pathnames.ts';
import { startSmtpServer } from '#tests/smtp.ts';
import { mend, NAME, takeOver, TRACES } from './another-firm.ts';

vi.setConfig({ testTimeout: 300_000 });

/** The desk's content forms still have the original texts, and the audit trail names who removed them. */
const OF_FILES = /^\/admin\/(?:content|audit)/;
const ZIPPED = /officedocument|zip/;
const NO_TEXT = /^(?:image|font)\//;

const post = await startSmtpServer('accept');
vi.stubEnv('SMTP_URL', post.url);
vi.stubEnv('MAIL_TO', 'hello@kokerboom.example');
vi.stubEnv('MAIL_FROM', `${NAME} <hello@kokerboom.example>`);
afterAll(() => post.stop());
await useTestDatabase();
await seed();
await takeOver();
await mend(await problemsNamed());
const site = await useBuiltSite();

test('the site is that of the other firm', async () => {
  expect((await open('/')).text).toContain(NAME);
});

test('the set-up names no text any more that speaks of the firm before', async () => {
  expect(await problemsNamed()).toEqual([]);
});

nightly('no page, calendar, file or data of the site speaks of the firm before', async () => {
  const map = (await open('/sitemap.xml')).text;
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
  expect(listed.length).toBeGreaterThan(60);
  const paths = new Set([
    ...pathnamesOf(site.routes),
    ...listed,
    '/auth?mode=signup',
    '/search?q=tax',
    '/llms.txt',
  ]);
  const found: Found[] = [];
  for (const path of [...paths].filter((path) => !OF_FILES.test(path)))
    for (const who of readersOf(path))
      found.push(...tracesIn((await open(path, who)).text, `${path} (${who})`));
  expect(found).toEqual([]);
});

nightly('no answer to a form, and no mail of one, speaks of the firm before', async () => {
  const found: Found[] = [];
  for (const form of Object.values(FORMS).filter(({ path }) => !path.startsWith('/admin')))
    for (const fields of form.posts) {
      await seed();
      const { headers, body } = formOf(fields);
      const sent = {
        method: 'POST',
        body: new Uint8Array(body),
        headers: { ...headers, Origin: site.origin },
      };
      const { text } = await open(form.path, form.who, sent);
      const queued = await db().execute<{ mails: string | null }>(
        sql`select string_agg(data::text, ' ') as mails from pgboss.job where name = 'mail'`,
      );
      const typed = JSON.stringify(fields);
      const answered = [
        ...tracesIn(text, form.path),
        ...tracesIn(queued[0]?.mails ?? '', `${form.path}, its mails`),
      ];
      found.push(...answered.filter(({ trace }) => !typed.includes(trace)));
    }
  expect(found).toEqual([]);
});

test('no mail of any kind speaks of the firm before, as it arrives', async () => {
  for (const mail of mails) {
    const { write, example } = mail as Mail<unknown>;
    const message = {
      ...write('thandi@example.org', example),
      messageId: `<${mail.kind}@kokerboom.example>`,
    };
    expect(await deliver({ ...message, date: new Date(0).toISOString() }), mail.kind).toMatchObject({
      outcome: 'sent',
    });
  }
  closeTransport();
  expect(post.arrivals.length).toBe(mails.length);
  const found: Found[] = [];
  for (const { raw, messageId } of post.arrivals) found.push(...tracesIn(await wordsOf(raw), messageId));
  expect(found).toEqual([]);
});

test('no letter speaks of the firm before, as text, as a page or as PDF', async () => {
  const found: Found[] = [];
  for (const id of LETTERS) {
    const { title, text, html } = fillLetter(letterOf(id), exampleValues);
    const pdf = await textOfPdf(await letterPdf({ title, words: text }));
    expect(pdf).toContain(NAME);
    found.push(...tracesIn([title, text, html, pdf].join('\n'), id));
  }
  found.push(...tracesIn(JSON.stringify(cardNamed('firm')), 'the picture of shared links'));
  expect(found).toEqual([]);
});

async function problemsNamed() {
  const { steps } = await loadSetUp({ id: crypto.randomUUID(), role: 'admin' });
  return steps.flatMap(({ problems }) => problems);
}

/** The desk's pages as an administrator sees them; others as a visitor and as a client. */
function readersOf(path: string): Who[] {
  return path.startsWith('/admin') ? ['admin'] : ['visitor', 'member'];
}

async function open(path: string, who: Who = 'visitor', sent: RequestInit = {}) {
  // A visitor's page would come from the cache.
  const headers = { Cookie: UNSHARED.cookie, ...cookieOf(who), ...(sent.headers as Record<string, string>) };
  const answer = await fetch(site.url + path, { redirect: 'manual', ...sent, headers });
  expect(answer.status, path).toBeLessThan(500);
  const type = answer.headers.get('Content-Type') ?? '';
  const bytes = Buffer.from(await answer.arrayBuffer());
  const head = [...answer.headers].map((line) => line.join(': ')).join('\n');
  return { text: `${head}\n${await textOf(type, bytes)}` };
}

async function textOf(type: string, bytes: Buffer): Promise<string> {
  if (NO_TEXT.test(type) || bytes.length === 0) return '';
  if (type.startsWith('application/pdf')) return textOfPdf(bytes);
  if (ZIPPED.test(type)) return Object.values(await unzipped(bytes)).join('\n');
  const text = bytes.toString('utf8');
  return type.startsWith('text/calendar') ? text.replaceAll(/\r\n[ \t]/g, '') : text;
}

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return [JSON.stringify(info), ...(await Promise.all(pages))].join('\n');
}

async function wordsOf(raw: string): Promise<string> {
  const {
    from,
    subject,
    text = '',
    html = '',
    attachments,
  } = await PostalMime.parse(raw, {
    attachmentEncoding: 'utf8',
  });
  const files = attachments.map(({ content }) => String(content).replaceAll(/\r\n[ \t]/g, ''));
  return [JSON.stringify(from), subject, text, html, ...files, raw.slice(0, raw.search(/\r?\n\r?\n/))].join(
    '\n',
  );
}

type Found = { trace: string; where: string; around: string };

function tracesIn(text: string, where: string): Found[] {
  const lower = text.toLowerCase();
  return TRACES.flatMap((trace) => {
    const at = lower.indexOf(trace.toLowerCase());
    return at < 0 ? [] : [{ trace, where, around: text.slice(Math.max(0, at - 60), at + trace.length + 40) }];
  });
}
