import { demonstration } from '#app/lists/core/demonstration.ts';
import { publish } from '#app/content/core/change.server.ts';
import { findContent } from '#app/content/core/contents.server.ts';
import { fieldsOf, type Content } from '#app/content/core/define-content.ts';
import { findAllItems, type ContentItem } from '#app/content/core/find.server.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { onItem } from '#app/content/core/version-rows.server.ts';
import type { Step } from '#app/content/desk/set-up.server.ts';
import type { ContentValue, ContentValues } from '#app/platform/db/content-values.ts';
import { firm } from '#content/firm.ts';
import { people } from '#content/people.ts';
import { practice } from '#content/practice.ts';
import { testimonials } from '#content/testimonials.ts';

export const NAME = 'Kokerboom Books';
const PROMISE = 'One price';
const [OWNER, CLERK] = ['Wilna Fourie', 'Sizwe Ntuli'];

const FACTS = {
  isOtherFirm: true,
  name: NAME,
  tagline: 'Books and returns',
  phone: '+27 41 555 0142',
  chatNumber: '27825550142',
  email: 'hello@kokerboom.example',
  street: '7 Whale Street',
  suburb: 'Walmer',
  city: 'Gqeberha',
  postalCode: '6070',
  hours: ['Monday to Friday 09:00–16:00'],
  linkedIn: null,
  facebook: null,
  legalName: 'Kokerboom Books CC',
  legalForm: 'a close corporation',
  registrationNumber: '2009/555555/23',
  vatNumber: '4555555555',
  directors: [OWNER],
  practitioner: OWNER,
  practitionerNumber: 'PR-5555555',
  officer: OWNER,
  officerRole: 'member',
  officerEmail: 'privacy@kokerboom.example',
  clients: 'forty clients',
  experience: 'eleven years of experience',
  promises: [PROMISE],
  bodies: ['SAIT'],
  trainsWith: null,
} satisfies ContentValues;

const PERSON = {
  role: 'Tax and books',
  qualification: 'Tax Advisor (SA)',
  body: 'SAIT',
  languages: ['Afrikaans'],
  askAbout: 'your return, and your books',
  portrait: null,
  portraitText: null,
} satisfies ContentValues;

/** Names, numbers, addresses and claims of the original firm that no reader of the other firm's site may see. */
export const TRACES: readonly string[] = [
  'jacaranda',
  firm.registrationNumber,
  firm.vatNumber,
  firm.phone,
  firm.phone.replaceAll(' ', ''),
  firm.chatNumber,
  firm.address.street,
  firm.address.suburb,
  firm.city,
  firm.clients,
  firm.experience,
  ...firm.promises,
  ...people.flatMap(({ name, practitionerNumber }) => [name, practitionerNumber ?? name]),
  ...Object.values(practice.software),
  ...testimonials.map(({ author }) => author),
  ...Object.entries(demonstration).flatMap(([list, rows]) =>
    list === 'professional-bodies' ? [] : rows.map(({ name }) => name),
  ),
];

/** Changes facts, people and software, and removes what the demonstration invented, as an owner does in the set-up. */
export async function takeOver(facts: Partial<Record<keyof typeof FACTS, ContentValue>> = {}): Promise<void> {
  for (const person of people) await put('people', person.id, null);
  for (const testimonial of testimonials) await put('testimonials', String(testimonial.id), null);
  const services = people.flatMap((person) => person.services);
  await put('people', '77777777-7777-4777-8777-777777777771', {
    ...PERSON,
    name: OWNER,
    practitionerNumber: FACTS.practitionerNumber,
    services,
  });
  await put('people', '77777777-7777-4777-8777-777777777772', {
    ...PERSON,
    name: CLERK,
    body: null,
    practitionerNumber: null,
    services: null,
  });
  await put('practice', 'facts', {
    ...valuesOf('practice'),
    books: 'Aloebook',
    payroll: 'Aloepay',
    statements: 'Aloebook',
    returns: 'Aloebook',
  });
  await put('firm', 'facts', { ...valuesOf('firm'), ...FACTS, ...facts });
  await refreshContent();
}

/** Replaces names in the texts that the set-up lists, and claims without an entry. */
export async function mend(problems: Step['problems']): Promise<void> {
  const named = new Set(problems.map(({ path }) => path));
  const claims = problems.flatMap(({ what }) => /says “(.+)”, and/.exec(what)?.[1] ?? []);
  for (const item of await findAllItems())
    if (item.shown && named.has(`/admin/content/${item.content.name}/${item.id}`))
      await put(item.content.name, item.id, reworded(item, claims));
  await refreshContent();
}

function reworded({ content, file, shown }: ContentItem, claims: readonly string[]): ContentValues {
  const fields = Object.keys(fieldsOf(content, file));
  return Object.fromEntries(fields.map((name) => [name, inOurWords(shown?.[name] ?? null, claims)]));
}

function inOurWords(value: ContentValue, claims: readonly string[]): ContentValue {
  if (Array.isArray(value)) return value.map((text) => String(inOurWords(text, claims)));
  if (typeof value !== 'string') return value;
  const ofPeople = people.reduce((text, { name }) => text.replaceAll(name, OWNER), value);
  const ofClaims = firm.promises.reduce((text, promise) => text.replaceAll(promise, PROMISE), ofPeople);
  const worded = claims.reduce((text, claim) => text.replaceAll(claim, 'we know our work'), ofClaims);
  return worded.replaceAll('jacaranda-ledger.example', 'kokerboom.example');
}

function put(kind: string, id: string, values: ContentValues | null): Promise<void> {
  return onItem(contentOf(kind), id, { actorId: null }, (act) =>
    publish(act, values ? { source: 'own', values } : { source: 'none' }),
  );
}

function valuesOf(kind: string): ContentValues {
  const content = contentOf(kind);
  return content.valuesOf(content.file[0]);
}

function contentOf(kind: string): Content {
  const content = findContent(kind);
  if (!content) throw new Error(`There is no content ${kind}.`);
  return content;
}
