import * as careers from '#content/pages/careers.ts';
import * as clients from '#content/pages/clients.ts';
import * as contact from '#content/pages/contact.ts';
import * as home from '#content/pages/home.ts';
import * as licensing from '#content/pages/licensing.ts';
import * as partners from '#content/pages/partners.ts';
import * as pricing from '#content/pages/pricing.ts';
import * as services from '#content/pages/services.ts';
import * as team from '#content/pages/team.ts';
import * as testimonials from '#content/pages/testimonials.ts';
import * as tools from '#content/pages/tools.ts';
import * as whyChooseUs from '#content/pages/why-choose-us.ts';
import { specifiedTexts } from '#content/specified.ts';
import { FIRM_WORDS, FREE_WORDS } from '#app/firm/core/firm-words.ts';
import { fileTexts, PAGES, type Page } from '#app/firm/core/page-text.ts';
import type { ContentValue, ContentValues } from '#app/platform/db/content-values.ts';
import type { Content, Locked, ShownOn } from './define-content.ts';
import { labelOf, type Fields } from './field.ts';
import { fieldsOfTexts, valuesOfTexts, withTexts } from './page-fields.ts';

type Declared = { title: string; module: object; shownOn: readonly ShownOn[] };

/** By the name of the file in `content/pages`. */
const DECLARED: Readonly<Record<string, Declared>> = {
  home: { title: 'Home', module: home, shownOn: [{ path: '/', label: 'The home page' }] },
  services: {
    title: 'Every page of a service',
    module: services,
    shownOn: [
      { path: '/tax/individual', label: 'Tax for individuals' },
      { path: '/accounting', label: 'Accounting' },
    ],
  },
  pricing: { title: 'Pricing', module: pricing, shownOn: [{ path: '/pricing', label: 'Pricing' }] },
  contact: {
    title: 'Contact',
    module: contact,
    shownOn: [
      { path: '/contact', label: 'Contact' },
      { path: '/contact?service=consultation', label: 'Contact, from a consultation button' },
    ],
  },
  'why-choose-us': about('Why choose us', whyChooseUs, 'why-choose-us'),
  team: about('The team', team, 'why-choose-us'),
  clients: about('Our clients', clients, 'clients'),
  testimonials: about('Testimonials: the page', testimonials, 'testimonials'),
  licensing: about('Licensing', licensing, 'licensing'),
  partners: about('Partners', partners, 'partners'),
  careers: { title: 'Careers', module: careers, shownOn: [{ path: '/careers', label: 'Careers' }] },
  tools: { title: 'All tools', module: tools, shownOn: [{ path: '/tools', label: 'All tools' }] },
};

const QUOTED = 'The owner’s specification quotes this text.';
const NAMED = /\{\{[^{}]*\}\}|\{\w+\}/g;

const files = Object.entries(DECLARED).map(([id, { module }]): Page => ({ id, parts: partsOf(module) }));

export const pageTexts: Content<Page> = {
  name: PAGES,
  noun: 'page',
  plural: 'texts of pages',
  about: `The words of each page. What stands in double braces is filled in when the page is made: ${FREE_WORDS.map((word) => `{{${word}}}`).join(', ')}.`,
  fields: (file: Page) => fieldsOfPage(file).open,
  file: files,
  idOf: ({ id }) => id,
  titleOf: (_, file) => (file && DECLARED[file.id]?.title) ?? 'A page that is not there any more',
  valuesOf: ({ parts }) => valuesOfTexts(treesOf(parts)),
  itemOf: (values, id, file) => ({
    id,
    parts: (file?.parts ?? []).map(({ name, file: tree }) => ({
      name,
      file: tree,
      now: withTexts(name, tree, values),
    })),
  }),
  check: (values, file) => (file ? problemsOf(values, file) : {}),
  locked: (file) => fieldsOfPage(file).locked,
  shownOn: ({ id }) => [...(DECLARED[id]?.shownOn ?? [])],
};

function about(title: string, module: object, path: string): Declared {
  return { title, module, shownOn: [{ path: `/about/${path}`, label: title }] };
}

function partsOf(module: object): Page['parts'] {
  return Object.entries(module).flatMap(([name, texts]) => {
    const file = fileTexts(texts);
    return file ? [{ name, file, now: file }] : [];
  });
}

function treesOf(parts: Page['parts']): Record<string, object> {
  return Object.fromEntries(parts.map(({ name, now }) => [name, now]));
}

/** A text that is quoted as a whole is locked; the others can be written. */
function fieldsOfPage({ id, parts }: Page): { open: Fields; locked: Locked[] } {
  const trees = Object.fromEntries(parts.map(({ name, file }) => [name, file]));
  const values = valuesOfTexts(trees);
  const fields = Object.entries(fieldsOfTexts(trees));
  const isLocked = ([name]: (typeof fields)[number]) =>
    linesIn(values[name]).every((line) => isQuoted(id, line));
  return {
    open: Object.fromEntries(fields.filter((field) => !isLocked(field))),
    locked: fields.filter(isLocked).map(([name, field]) => ({
      label: labelOf(field),
      value: linesIn(values[name]).join(' · '),
      why: QUOTED,
    })),
  };
}

function isQuoted(id: string, text: string): boolean {
  return quotesOf(id).includes(text);
}

function quotesOf(id: string): readonly string[] {
  return ['firm.ts', `pages/${id}.ts`].flatMap((name) => specifiedTexts[`content/${name}`] ?? []);
}

function problemsOf(values: ContentValues, file: Page): Record<string, string | undefined> {
  const before = valuesOfTexts(treesOf(file.parts));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, problemOf(textOf(before[name]), textOf(value))]),
  );
}

/** What is named in braces is filled in where the page does so, and of what the specification quotes nothing is lost. */
function problemOf(before: string, now: string): string | undefined {
  const named = namesIn(before);
  const unknown = namesIn(now).find((name) => !named.includes(name) && !isWord(name));
  if (unknown) return `Nothing fills in ${unknown} here.`;
  const lost = named.find((name) => !isWord(name, FREE_WORDS) && !now.includes(name));
  if (lost) return `Keep ${lost} in it.`;
  return /[{}]/.test(now.replaceAll(NAMED, '')) ? 'Braces are for what is filled in.' : undefined;
}

function namesIn(text: string): string[] {
  return text.match(NAMED) ?? [];
}

function isWord(name: string, words = FIRM_WORDS): boolean {
  return words.some((word) => name === `{{${word}}}`);
}

function textOf(value: ContentValue | undefined): string {
  return linesIn(value).join('\n');
}

function linesIn(value: ContentValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
}
