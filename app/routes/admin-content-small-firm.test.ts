import { beforeEach, expect, test } from 'vitest';
import { firm as ofFile } from '#content/firm.ts';
import { licensingPage, strengths } from '#content/pages/licensing.ts';
import { home, reasons } from '#content/pages/home.ts';
import { pricing } from '#content/pages/pricing.ts';
import { registeredName } from '#content/pages/phrases.ts';
import { fieldsOf } from '#app/content/core/define-content.ts';
import { firmContent } from '#app/content/core/kinds/firm.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { chatLink } from '#app/firm/core/chat.ts';
import { withWords } from '#app/firm/core/page-text.ts';
import { offerData } from '#app/firm/linked-data/price-list.ts';
import { plansNow } from '#app/firm/core/plans.ts';
import { firm } from '#app/platform/content/firm.ts';
import { legalText } from '#app/site/legal/legal-texts.server.ts';
import { LETTERS } from '#app/work/letters/letter.ts';
import { fillLetter } from '#app/work/letters/fill-letter.server.ts';
import { letterOf } from '#app/work/letters/letters.server.ts';
import { exampleValues } from '#app/work/letters/letters.test-support.ts';
import { freshEditor } from '#tests/content.ts';
import { useTestDatabase } from '#tests/database.ts';
import { submit } from '#tests/routes.ts';
import { around, everythingSaid } from '#tests/said.ts';

await useTestDatabase();

const FACTS = entriesOf(fieldsOf(firmContent, ofFile), firmContent.valuesOf(ofFile)) ?? {};
const [OWNER = ''] = ofFile.directors;
/** One person, who is no vendor and claims nothing. */
const ALONE = {
  isOtherFirm: 'on',
  legalName: OWNER,
  legalForm: 'a sole proprietor',
  headed: 'owner',
  directors: OWNER,
  registrationNumber: '',
  vatNumber: '',
  chatNumber: '',
  clients: '',
  experience: '',
  promises: '',
  trainsWith: '',
};

let cookie: string;
beforeEach(async () => {
  cookie = await freshEditor();
});

test('somebody who works alone publishes what they have, and nothing names the rest', async () => {
  expect((await send(ALONE)).status).toBe(303);
  await refreshContent();
  expect(firm).toMatchObject({ vatNumber: null, registrationNumber: null, chatNumber: null, promises: [] });
  const after = JSON.stringify([everythingSaid(), home, reasons, licensingPage, strengths, pricing]);
  for (const word of [
    'VAT number',
    'VAT is included',
    ', VAT included',
    'null',
    '{{firm',
    '{{prices',
    'Directors',
  ])
    expect(around(after, word), word).toEqual([]);
  for (const words of ['Registration number', ofFile.clients, ofFile.experience, ...ofFile.promises])
    expect(around(JSON.stringify(legalText('terms')), words), words).toEqual([]);
  expect(chatLink('/')).toBeNull();
  expect(registeredName()).toBe(OWNER);
  expect(offerData(plansNow()[0]!, '').priceSpecification).not.toHaveProperty('valueAddedTaxIncluded');
});

test('a sentence that names what there is not is left out, and the others stay', async () => {
  expect((await send({ ...ALONE, clients: 'twelve families' })).status).toBe(303);
  await refreshContent();
  expect(strengths.at(-1)?.text).toBe('We work for twelve families.');
  expect(withWords(reasons, 'text').map(({ title }) => title)).not.toContain("We've done this before");
  expect(home.closing.text).toBe("Tell us what you have and what's due. You get a price before we start.");
  expect(withWords(pricing.faq.entries, 'answer').map(({ question }) => question)).not.toContain(
    'Is VAT in it?',
  );
});

test('letters say nothing of VAT or of a company that there is not', async () => {
  expect((await send(ALONE)).status).toBe(303);
  await refreshContent();
  for (const id of LETTERS) {
    const { text, html } = fillLetter(letterOf(id), exampleValues);
    for (const form of [text, html]) {
      expect(form, id).not.toMatch(/VAT (?:number|is included)|registration number|Directors|\{\{/);
      expect(form, id).toContain('What is owed to others');
    }
    expect(text, id).toContain(`- Owner: ${OWNER}`);
    expect(text, id).toContain('Your complaint goes to the owner');
    expect(text, id).not.toMatch(/^ | {2}/m);
  }
});

test('a company shows its number, and the chat stays on the site of the specification', async () => {
  for (const [field, fields] of [
    ['registrationNumber', { ...ALONE, legalName: 'Kokerboom Books CC' }],
    ['registrationNumber', { registrationNumber: '' }],
    ['chatNumber', { chatNumber: '' }],
    ['clients', { clients: '' }],
  ] as const)
    expect(await send(fields), field).toMatchObject({
      status: 400,
      data: { errors: { [field]: expect.any(String) } },
    });
});

async function send(fields: Record<string, string>) {
  const path = '/admin/content/firm/facts';
  const post = (seen?: string) =>
    submit(path, { ...FACTS, intent: 'publish', version: '0', ...fields, ...(seen && { seen }) }, { cookie });
  const first = await post();
  const { affected } = (first.data ?? {}) as { affected?: { seen: string } };
  return affected ? post(affected.seen) : first;
}
