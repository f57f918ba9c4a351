import { beforeEach, expect, test } from 'vitest';
import { firm } from '#content/firm.ts';
import { contact } from '#content/pages/contact.ts';
import { home, reasons } from '#content/pages/home.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { fileItem } from '#app/content/core/contents.server.ts';
import { pageTexts } from '#app/content/core/kinds/page-texts.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { findTopic } from '#app/firm/contact/topics.ts';
import { searchSite } from '#app/site/sitemap/entries.server.ts';
import { loadServicePage } from '#app/site/service-pages/service-pages.server.ts';
import { publicPages } from '#app/site/sitemap/public-pages.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit, visit } from '#tests/routes.ts';
import { freshEditor } from '#tests/content.ts';

await useTestDatabase();

let cookie: string;
beforeEach(async () => {
  cookie = await freshEditor();
});

test('a new text is read wherever the page is made, with what it names filled in', async () => {
  await publish('home', {
    'home.hero.lede': 'We are {{firm.name}} of {{firm.city}}.',
    'home.hero.headingLines.1': 'Your return, in one evening.',
    'reasons.1.title': 'Twenty winters of tax',
  });
  expect(home.hero.lede).toBe(`We are ${firm.name} of ${firm.city}.`);
  expect(home.hero.headingLines).toEqual(['Your books in order.', 'Your return, in one evening.']);
  expect(reasons.map(({ title }) => title)).toContain('Twenty winters of tax');
  expect(reasons[1]).toMatchObject({ icon: 'clock-ledger', text: `We bring ${firm.experience}.` });
  await restore('home');
  expect(home.hero.headingLines[1]).toBe('Your tax, to the cent.');
});

test('descriptions, other words of the search and subjects of enquiries follow', async () => {
  expect(searchSite('letterbox')).toEqual([]);
  const description = 'Where our office is, how to write to us, and who answers you in the end of the day.';
  await publish('contact', {
    'contact.description': description,
    'contact.alsoCalled': 'letterbox\npost box',
    'contact.subject.consultation': 'I would like to talk to you',
  });
  expect(publicPages().find(({ to }) => to === '/contact')?.about).toBe(description);
  expect(contact.alsoCalled).toEqual(['letterbox', 'post box']);
  expect(searchSite('letterbox').map(({ to }) => to)).toContain('/contact');
  expect(findTopic('consultation')?.subject).toBe('I would like to talk to you');
});

test('what the specification quotes is locked with its reason, whatever is posted', async () => {
  const { data } = await visit('/admin/content/pages/home', { cookie });
  const { locked, fields } = data as unknown as Opened;
  expect(locked).toContainEqual({
    label: 'Hero: Primary button',
    value: 'Get Started',
    why: expect.stringContaining('agreed for this site'),
  });
  expect(fields.map(({ name }) => name)).not.toContain('home.hero.primaryButton');
  await publish('home', {
    'home.hero.primaryButton': 'Buy now',
    'home.hero.lede': 'New.',
  });
  expect(home.hero).toMatchObject({ primaryButton: 'Get Started', lede: 'New.' });
});

test('a text names only what is filled in, and keeps what it must name', async () => {
  for (const [page, field, value, error] of [
    [
      'home',
      'home.hero.lede',
      'We are {{firm.nmae}}.',
      'No such figure: {{firm.nmae}}. Is {{firm.name}} meant?',
    ],
    ['home', 'home.hero.lede', 'Over {{vat.compulsory 2026-04-01}}.', /Nothing fills in/],
    ['home', 'home.hero.lede', 'Brace { yourself.', 'Braces are for what is filled in.'],
    ['home', 'home.closing.text', 'Tell us.', 'Keep {{firm.promises}} in it.'],
    ['contact', 'contact.sent.steps', 'We answer.', 'Keep {day} in it.'],
    ['home', 'home.description', 'Too short.', /At least 50/],
    ['home', 'home.hero.eyebrow', 'x'.repeat(1_000), /At most/],
    ['home', 'home.hero.eyebrow', ' ', 'Fill this in.'],
  ] as const) {
    const answer = await post(page, { ...(await entries(page)), [field]: value });
    expect(answer, String(error)).toMatchObject({
      status: 400,
      data: { errors: { [field]: error instanceof RegExp ? expect.stringMatching(error) : error } },
    });
  }
});

test('a text of a service page is written with figures, on the page and in the search', async () => {
  const [title, text] = ['words.parts.5.blocks.0.items.0.title', 'words.parts.5.blocks.0.items.0.text'];
  const trust = () => JSON.stringify(loadServicePage('/tax/trust'));
  const before = trust();
  expect(before).not.toContain('{{');
  await publish('tax-trust', {
    [title]: 'Is a trust worth its bookkeeping?',
    [text]: 'Above {{donations.exempt 2027}} a year it may be. A plan is {{plan.price starter}}.',
    'words.description': 'What a trust pays in tax here, who pays it, and by when each paper must be there.',
  });
  expect(trust()).toMatch(/Above R\s?150\s?000 a year it may be\. A plan is R\s?3\s?695\./);
  expect(trust()).not.toContain('{{');
  expect(searchSite('bookkeeping of a trust').map(({ to }) => to)).toContain('/tax/trust');
  expect(publicPages().find(({ to }) => to === '/tax/trust')?.about).toMatch(/^What a trust pays/);
  await restore('tax-trust');
  expect(trust()).toBe(before);
});

test('a table keeps its columns, and a quoted button stays', async () => {
  const row = 'words.parts.4.blocks.0.rows.2';
  const answer = await post('tax-trust', { ...(await entries('tax-trust')), [row]: 'May\nA date' });
  expect(answer).toMatchObject({
    status: 400,
    data: { errors: { [row]: 'Keep 3 lines: one for each column.' } },
  });
  const { data } = await visit('/admin/content/pages/payroll', { cookie });
  expect((data as unknown as Opened).locked).toMatchObject([{ value: 'Get Started Tonight' }]);
});

test('every page has fields, each named once for whoever reads its history', () => {
  for (const { id } of pageTexts.file) {
    const fields = Object.values(fieldsOf(pageTexts, fileItem(pageTexts, id)));
    expect(fields.length, id).toBeGreaterThan(2);
    const labels = fields.map(({ group, label }) => `${group}: ${label}`);
    expect(labels, id).toEqual([...new Set(labels)]);
  }
});

type Opened = {
  entries: Record<string, string>;
  locked: unknown[];
  fields: { name: string }[];
  revision: number;
};

async function entries(page: string): Promise<Record<string, string>> {
  const { data } = await visit(`/admin/content/pages/${page}`, { cookie });
  const { entries: shown, revision } = data as unknown as Opened;
  return { ...shown, intent: 'publish', version: String(revision) };
}

async function publish(page: string, fields: Record<string, string>): Promise<void> {
  const answer = await post(page, { ...(await entries(page)), ...fields });
  expect(answer.status).toBe(303);
  await refreshContent();
}

async function restore(page: string): Promise<void> {
  const { version = '0' } = await entries(page);
  await post(page, { intent: 'restore', to: 'file', version });
  await refreshContent();
}

function post(page: string, fields: Record<string, string>) {
  return submit(`/admin/content/pages/${page}`, fields, { cookie });
}
