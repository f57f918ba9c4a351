import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { firm as ofFile } from '#content/firm.ts';
import { practice as practiceOfFile } from '#content/practice.ts';
import { contact } from '#content/pages/contact.ts';
import { switching } from '#content/switching.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { firmContent } from '#app/content/core/kinds/firm.ts';
import { practiceContent } from '#app/content/core/kinds/practice.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { answerDayOf } from '#app/firm/core/answer-day.ts';
import { firmCardPath } from '#app/firm/linked-data/card-path.ts';
import { env } from '#app/platform/env/env.server.ts';
import { firmMailbox, sender } from '#app/platform/mail/firm-addresses.server.ts';
import { wholeArticles } from '#app/site/blog/articles.server.ts';
import { cardNamed } from '#app/site/blog/named-card.server.ts';
import { CARD } from '#app/site/share-card/share-card.ts';
import { loader as drawCard } from './share.$card[.]png.ts';
import { chatLink } from '#app/firm/core/chat.ts';
import { firmData } from '#app/firm/linked-data/firm.ts';
import { firm } from '#app/platform/content/firm.ts';
import { legalText } from '#app/site/legal/legal-texts.server.ts';
import { loadRoad } from '#app/site/roads/roads.server.ts';
import { firmFacts } from '#app/work/letters/fields.ts';
import { useTestDatabase } from '#tests/database.ts';
import { freshEditor } from '#tests/content.ts';
import { ask, submit, visit, type Answer } from '#tests/routes.ts';
import { around, everythingSaid } from '#tests/said.ts';

await useTestDatabase();

const FACTS = entriesOf(fieldsOf(firmContent, ofFile), firmContent.valuesOf(ofFile)) ?? {};
const SOFTWARE =
  entriesOf(fieldsOf(practiceContent, practiceOfFile), practiceContent.valuesOf(practiceOfFile)) ?? {};
const NEW = {
  name: 'New & Sons',
  tagline: 'Books, tax and payroll',
  phone: '+27 21 555 0199',
  chatNumber: '+27 82 555 0199',
  email: 'hello@new-name.example',
  linkedIn: 'https://www.linkedin.com/company/new-name',
  facebook: '',
  legalName: 'New & Sons (Pty) Ltd',
  legalForm: 'a public company',
  registrationNumber: '2020/555555/07',
  vatNumber: '4555555555',
  practitionerNumber: 'PR-5555555',
  officerRole: 'partner',
  officerEmail: 'privacy@new-name.example',
  answerWorkingDays: '2',
  complaintBusinessDays: '15',
  switchBusinessDays: '12',
  reportDay: '14',
};

let cookie: string;
beforeEach(async () => {
  cookie = await freshEditor();
});

test('new facts are in every mail, letter and text, and nowhere is an old one', async () => {
  const before = JSON.stringify(everythingSaid());
  for (const old of OLD) expect(before).toContain(old);
  await publish('firm', { ...FACTS, ...NEW });
  const after = JSON.stringify(everythingSaid());
  for (const old of OLD) expect(around(after, old), old).toEqual([]);
  const { chatNumber: _, facebook: __, answerWorkingDays: ___, officerRole: ____, ...shown } = NEW;
  const { complaintBusinessDays, switchBusinessDays, reportDay, legalName, name, ...asTyped } = shown;
  for (const text of Object.values(asTyped)) expect(after).toContain(text);
  expect(after).toContain('New &amp; Sons (Pty) Ltd');
  expect(legalText('terms')).toMatchObject({
    description: expect.stringContaining(`website of ${name} offers`),
  });
  expect(after, 'in JSON').toContain(`"name":"${name}"`);
  expect(after).toContain(`within ${complaintBusinessDays} business days`);
  expect(switching.heading).toContain(`${switchBusinessDays} working days`);
  expect(firmFacts()['firm.legalName']).toBe(legalName);
  expect(loadText('/questions/how-long-until-up-to-date')).toContain(`by the ${reportDay}th`);
  expect(after).not.toMatch(/[\uE000\uE001]/);
});

test('the chat, the promised day and what search engines read follow', async () => {
  await publish('firm', { ...FACTS, ...NEW });
  expect(chatLink('/')).toContain('wa.me/27825550199?');
  expect(contact.hero.lede).toContain('within 2 working days');
  expect(answerDayOf(new Date('2026-11-25T10:00:00+02:00'))).toBe('2026-11-27');
  expect(firmData('https://example.org')).toMatchObject({ telephone: NEW.phone, sameAs: [NEW.linkedIn] });
});

test('pictures of shared links are drawn with the new name', async () => {
  expect(firmCardPath()).not.toBe('/share/firm.png');
  expect(wholeArticles().map(({ card }) => card)).not.toContainEqual(expect.stringContaining('/share/'));
  await publish('firm', { ...FACTS, ...NEW });
  expect(firmCardPath()).toBe('/share/firm.png');
  for (const { slug, card } of wholeArticles()) expect(card).toBe(`/share/article-${slug}.png`);
  expect(cardNamed('firm')).toMatchObject({ by: NEW.name, title: `${NEW.tagline} in ${ofFile.city}` });
  const picture = await pictureOf('firm');
  expect(picture.headers.get('Content-Type')).toBe('image/png');
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
  expect((await pictureOf('article-none')).status).toBe(404);
});

test('mail follows the new name and address, unless the server has its own', async () => {
  await publish('firm', { ...FACTS, ...NEW });
  expect(sender()).toEqual({ name: NEW.name, address: NEW.email });
  expect(firmMailbox()).toBe(NEW.email);
  const settings = { MAIL_FROM: `${ofFile.name} <post@firm.example>`, MAIL_TO: 'desk@firm.example' };
  onTestFinished(() => void Object.assign(env(), { MAIL_FROM: undefined, MAIL_TO: undefined }));
  Object.assign(env(), settings);
  expect(sender()).toEqual({ name: NEW.name, address: 'post@firm.example' });
  expect(firmMailbox()).toBe('desk@firm.example');
});

test('a new phone number asks whether the WhatsApp number of the same digits stays', async () => {
  const answer = await send('firm', { ...FACTS, phone: NEW.phone });
  expect(answer).toMatchObject({
    status: 400,
    data: { affected: { groups: [{ items: [{ path: '#field-chatNumber' }] }] } },
  });
  expect(await send('firm', { ...FACTS, phone: NEW.phone, seen: seenIn(answer) })).toMatchObject({
    status: 303,
  });
});

test('facts that usually change together are asked about, one by one', async () => {
  const left = async (fields: Record<string, string>) => {
    const { data } = await send('firm', { ...FACTS, ...fields });
    const answer = data as { affected?: { groups: { items: { path?: string }[] }[] } } | null;
    return answer?.affected?.groups.flatMap(({ items }) => items.map(({ path }) => path));
  };
  expect(await left({ legalName: 'New (Pty) Ltd' })).toEqual(['#field-registrationNumber']);
  expect(await left({ officer: ofFile.directors[1] })).toEqual(['#field-officerEmail', '#field-officerRole']);
  expect(await left({ email: NEW.email }), 'where mail goes').toEqual([undefined, undefined]);
  expect(await left({ phone: NEW.phone, chatNumber: NEW.chatNumber })).toBeUndefined();
});

test('software and the pace of catching up are in the answers that name them', async () => {
  await publish('practice', { ...SOFTWARE, books: 'Newbook', monthsAWeek: '5', mostTimesThePlan: '2' });
  expect(loadText('/questions/which-software')).toContain('Books in Newbook');
  expect(loadText('/questions/how-long-until-up-to-date')).toContain('5 a week');
});

test('what cannot be is said at its field', async () => {
  for (const [field, value] of [
    ['phone', '012 000 0100'],
    ['phone', '+27'],
    ['chatNumber', 'call us'],
    ['email', 'nobody'],
    ['linkedIn', '/about'],
    ['legalName', '<b>Firm</b>'],
    ['vatNumber', '123'],
    ['registrationNumber', '2016'],
    ['practitioner', 'Nobody Known'],
    ['directors', 'Anusha Pillay\nNobody Known'],
    ['officer', 'Nobody Known'],
    ['answerWorkingDays', '0'],
    ['reportDay', '31'],
    ['hours', 'Always open'],
    ['hours', 'Monday 17:00–08:00'],
    ['postalCode', '00x8'],
  ] as const)
    expect(await send('firm', { ...FACTS, [field]: value }), `${field}: ${value}`).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.any(String) } },
    });
  expect(firm.phone).toBe(ofFile.phone);
});

const {
  name: oldName,
  phone,
  legalName,
  registrationNumber,
  vatNumber,
  informationOfficer,
  practitioner,
} = ofFile;
const OLD = [
  oldName,
  phone,
  legalName,
  registrationNumber,
  vatNumber,
  informationOfficer.email,
  practitioner.number,
];

function pictureOf(card: string): Promise<Response> {
  return drawCard(ask(`/share/${card}.png`, { params: { card } })).catch((thrown: Response) => thrown);
}

function loadText(path: string): string {
  return JSON.stringify(loadRoad(path));
}

test('what was ticked on the page before stays ticked when something is asked', async () => {
  const bodies = 'SAICA\r\nSAIPA\r\nSAIBA';
  const answer = await send('firm', { ...FACTS, phone: NEW.phone, bodies });
  expect(answer.data).toMatchObject({ typed: { bodies: 'SAICA\nSAIPA\nSAIBA' } });
});

async function publish(kind: string, fields: Record<string, string>): Promise<void> {
  const seen = seenIn(await send(kind, fields));
  if (seen !== '') expect(await send(kind, { ...fields, seen })).toMatchObject({ status: 303 });
  await refreshContent();
}

/** Of what it asks before it publishes. */
function seenIn({ data }: Answer): string {
  return (data as { affected?: { seen: string } } | null)?.affected?.seen ?? '';
}

function send(kind: string, fields: Record<string, string>) {
  return submit(`/admin/content/${kind}/facts`, { intent: 'publish', version: '0', ...fields }, { cookie });
}

test.each([
  ['whatsapp', '/admin/content/firm/facts#field-chatNumber'],
  ['phone', '/admin/content/firm/facts#field-phone'],
])('the search of the desk leads to the field: %s', async (word, path) => {
  const { data } = await visit(`/admin/search?q=${word}`, { cookie });
  expect(JSON.stringify(data)).toContain(`"path":"${path}"`);
});

test('a draft says which of its fields the site does not show yet', async () => {
  await submit(
    '/admin/content/firm/facts',
    { ...FACTS, intent: 'save', version: '0', phone: NEW.phone },
    { cookie },
  );
  const { data } = await visit('/admin/content/firm/facts', { cookie });
  expect((data as { changed: string[] }).changed).toEqual(['phone']);
});

test('the list of content is filtered by its titles', async () => {
  const { data } = await visit('/admin/content?q=starter', { cookie });
  const { kinds } = data as { kinds: { name: string; items: { title: string }[] }[] };
  expect(kinds.flatMap(({ name, items }) => items.map(({ title }) => [name, title]))).toEqual([
    ['plans', 'Starter'],
  ]);
});
