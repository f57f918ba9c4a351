import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { firm } from '#content/firm.ts';
import { people } from '#content/people.ts';
import type { NamedDiary } from '#app/bookings/core/wanted.ts';
import { facesOf } from '#app/bookings/public/faces.ts';
import { removeUnusedPictures } from '#app/content/core/pictures.server.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { articleData } from '#app/firm/linked-data/article.ts';
import { findPerson, peopleNow, peopleOf } from '#app/firm/people/people.ts';
import { DAY } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { searchSite } from '#app/site/sitemap/entries.server.ts';
import { addMember, forgetAccounts, signedInAs } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit } from '#tests/routes.ts';
import { freshContent } from '#tests/content.ts';

await useTestDatabase();

const NEW = '33333333-3333-4333-8333-333333333333';
const NOMSA = {
  name: 'Nomsa Dube',
  role: 'Payroll and VAT',
  qualification: 'Professional Accountant (SA)',
  body: 'SAIPA',
  practitionerNumber: 'PR-0000777',
  languages: 'isiZulu\nEnglish',
  askAbout: 'VAT returns, and a payslip that looks wrong',
  services: ['/payroll', '/accounting'],
  portrait: '',
  portraitText: 'Nomsa Dube at her desk',
};
const [FIRST] = people as [(typeof people)[0]];

let cookie: string;
beforeEach(async () => {
  await forgetAccounts();
  await freshContent();
  for (const key of await storage().list('')) await storage().remove(key);
  cookie = await signedInAs(await addMember({ role: 'editor' }));
});

test('a new colleague is on the team page, beside her services, and found', async () => {
  const answer = await post(NEW, { portraitFile: await photo(900, 600) });
  expect(answer.status).toBe(303);
  const person = findPerson('Nomsa Dube');
  expect(person).toMatchObject({ id: NEW, languages: ['isiZulu', 'English'], body: 'SAIPA' });
  expect(peopleNow().at(-1)).toBe(person);
  expect(peopleOf('/payroll').at(-1)).toBe(person);
  expect(searchSite('Nomsa Dube')[0]).toMatchObject({ kind: 'person', title: 'Nomsa Dube' });
  const stored = await storage().get(person?.portrait?.replace('/logos/', '') ?? '');
  expect(await sharp(stored?.bytes).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240 });
});

test('all that is wrong is said at once, with a photograph that cannot be read', async () => {
  const broken = new File([new Uint8Array(2_000)], 'me.jpg', { type: 'image/jpeg' });
  const wrong = { portraitFile: broken, portraitText: '', qualification: '', practitionerNumber: '0000777' };
  const { status, data } = await post(NEW, { ...wrong, name: FIRST.name });
  expect(status).toBe(400);
  const { errors } = data as { errors: object };
  const fields = ['name', 'portrait', 'portraitText', 'practitionerNumber', 'qualification'];
  expect(Object.keys(errors).toSorted()).toEqual(fields);
});

test('who belongs to no professional body has none on the team page', async () => {
  expect((await post(NEW, { body: '' })).status).toBe(303);
  expect(findPerson('Nomsa Dube')?.body).toBeNull();
});

test('of a photograph that is not square the chosen part is shown', async () => {
  const colours: string[] = [];
  for (const portraitPart of ['left', 'right']) {
    await post(NEW, { portraitFile: await photo(900, 300), portraitPart }, colours.length);
    const key = findPerson('Nomsa Dube')?.portrait?.replace('/logos/', '') ?? '';
    const { data } = await sharp((await storage().get(key))?.bytes)
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    colours.push((data[0] ?? 0) > 128 ? 'light' : 'dark');
  }
  expect(colours).toEqual(['dark', 'light']);
});

test('who takes talks has a face, by the name of the account', async () => {
  const hours = firm.supportHours.days;
  const colleagues = [{ id: NEW, name: FIRST.name, hours, busy: [] }];
  const diary: NamedDiary = { now: Date.now(), firm: hours, colleagues };
  const names = () => facesOf(diary).people.map(({ name }) => name);
  expect(names()).toEqual([FIRST.name]);
  await post(FIRST.id, { ...entriesOf(FIRST), name: 'Anusha Naidoo' });
  expect(names()).toEqual(['Anusha Naidoo']);
  await submit(`/admin/content/people/${FIRST.id}`, { intent: 'remove:sure', version: '1' }, { cookie });
  await refreshContent();
  expect(names()).toEqual([]);
  expect(articleData({ ...ARTICLE, author: FIRST })('https://x')).toMatchObject({
    author: { '@type': 'Person', name: FIRST.name },
  });
});

test('what is wrong is said at its field, and a photograph need not be chosen again', async () => {
  for (const [fields, field] of [
    [{ practitionerNumber: '0000777' }, 'practitionerNumber'],
    [
      {
        practitionerNumber: people.find(({ practitionerNumber: number }) => number)?.practitionerNumber ?? '',
      },
      'practitionerNumber',
    ],
    [{ name: FIRST.name }, 'name'],
    [{ body: 'FBI' }, 'body'],
    [{ services: ['/nowhere'] }, 'services'],
    [{ portrait: 'https://evil.example/x.webp' }, 'portrait'],
    [{ portraitFile: new File(['<script>alert(1)</script>'], 'me.jpg') }, 'portrait'],
  ] as const)
    expect(await post(NEW, fields), field).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.any(String) } },
    });
  const unnamed = await post(NEW, { portraitFile: await photo(300, 300), portraitText: '' });
  expect(unnamed).toMatchObject({
    status: 400,
    data: {
      errors: { portraitText: 'Say what it shows.' },
      typed: { portrait: expect.stringMatching(/^\/logos\/content-/) },
    },
  });
  expect(await db().select().from(contentVersions)).toEqual([]);
});

test('a photograph that no version names is deleted after a week', async () => {
  await post(NEW, { portraitFile: await photo(300, 300) });
  await post(NEW, { portraitFile: await photo(300, 299), name: '' });
  expect(await storage().list('')).toHaveLength(2);
  await removeUnusedPictures(new Date());
  expect(await storage().list('')).toHaveLength(2);
  await removeUnusedPictures(new Date(Date.now() + 8 * DAY));
  expect(await storage().list('')).toEqual([findPerson('Nomsa Dube')?.portrait?.replace('/logos/', '')]);
});

const ARTICLE = {
  slug: 'x',
  title: 'X',
  excerpt: 'X',
  category: 'Tax',
  tags: [],
  written: '2026-01-01',
  checked: '2026-01-01',
  card: '',
};

async function post(id: string, fields: Record<string, string | File | readonly string[]>, version = 0) {
  const form = new FormData();
  const all = { ...NOMSA, intent: 'publish', version: String(version), ...fields };
  for (const [name, value] of Object.entries(all))
    for (const one of [value].flat() as (string | File)[]) form.append(name, one);
  const answer = await submit(`/admin/content/people/${id}`, form, { cookie });
  await refreshContent();
  return answer;
}

function entriesOf({ portrait, languages, practitionerNumber, ...person }: (typeof people)[0]) {
  return {
    ...person,
    body: person.body ?? '',
    portrait: portrait ?? '',
    portraitText: '',
    languages: languages.join('\n'),
    practitionerNumber: practitionerNumber ?? '',
  };
}

/** Dark on the left, light on the right. */
async function photo(width: number, height: number): Promise<File> {
  const light = { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#fff' } } as const;
  const dark = { create: { width, height, channels: 3, background: '#000' } } as const;
  const bytes = await sharp(dark)
    .composite([{ input: await sharp(light).png().toBuffer(), gravity: 'east' }])
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'nomsa.jpg', { type: 'image/jpeg' });
}
