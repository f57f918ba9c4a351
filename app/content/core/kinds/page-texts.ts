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
import { FIRM_WORDS, FREE_WORDS, absentWordsIn, withFirmWords } from '#app/firm/core/firm-words.ts';
import { filePart, PAGES, type Page } from '#app/firm/core/page-text.ts';
import { firm } from '#app/platform/content/firm.ts';
import { heldNow, oncePer } from '#app/platform/content/held.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { serviceFiles } from '#app/site/service-pages/service-files.ts';
import { serviceWords, serviceWordsName } from '#app/site/service-pages/service-words.ts';
import type { ContentValue, ContentValues } from '#app/platform/db/content-values.ts';
import type { Content, Locked, ShownOn } from '../define-content.ts';
import { labelOf, type Fields } from '../field.ts';
import { FIXED } from '../fixed-texts.ts';
import { fieldsOfTexts, isRow, valuesOfTexts, withTexts } from './page-fields.ts';

type Declared = { title: string; module: object; shownOn: readonly ShownOn[] };

const PAGE_FILES: Readonly<Record<string, Declared>> = {
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

const NAMED = /\{\{[^{}]*\}\}|\{\w+\}/g;

type Edited = {
  title: string;
  file: string;
  page: Page;
  shownOn: readonly ShownOn[];
  fills: 'words' | 'figures';
};

const edited: readonly Edited[] = [
  ...Object.entries(PAGE_FILES).map(([id, { title, module, shownOn }]): Edited => {
    return {
      title,
      file: `content/pages/${id}.ts`,
      page: { id, parts: partsOf(module) },
      shownOn,
      fills: 'words',
    };
  }),
  ...Object.entries(serviceFiles).map(([id, service]): Edited => {
    const words = serviceWords(service);
    return {
      title: service.title,
      file: `content/service-pages/${id}.md`,
      page: { id, parts: [{ name: serviceWordsName(id), file: words, now: words }] },
      shownOn: [{ path: service.path, label: service.title }],
      fills: 'figures',
    };
  }),
];

export const pageTexts: Content<Page> = {
  name: PAGES,
  noun: 'page',
  plural: 'texts of pages',
  about: `The words of each page. What stands in double braces is filled in when the page is made: ${FREE_WORDS.map((word) => `{{${word}}}`).join(', ')}.`,
  fields: (file: Page) => fieldsOfPage(file).open,
  file: edited.map(({ page }) => page),
  idOf: ({ id }) => id,
  titleOf: (_, file) => (file && editedOf(file)?.title) ?? 'A page that is not there any more',
  valuesOf: ({ parts }) => valuesOfTexts(treesOf(parts)),
  itemOf: (values, id, file) => ({
    id,
    parts: (file?.parts ?? []).map(({ name, file: tree }) => ({
      name,
      file: tree,
      now: withTexts(afterDot(name), tree, values),
    })),
  }),
  check: (values, file) => (file ? problemsOf(values, file) : {}),
  notShown: (values, file) => (file ? textsNotShown(fieldsOfPage(file).open, values) : []),
  locked: (file) => fieldsOfPage(file).locked,
  shownOn: (page) => [...(editedOf(page)?.shownOn ?? [])],
};

function about(title: string, module: object, path: string): Declared {
  return { title, module, shownOn: [{ path: `/about/${path}`, label: title }] };
}

function partsOf(module: object): Page['parts'] {
  const parts = Object.values(module).flatMap((texts) => filePart(texts) ?? []);
  const isMain = ({ file }: (typeof parts)[number]) => Number('description' in file);
  return parts
    .toSorted((one, other) => isMain(other) - isMain(one))
    .map((part) => ({ ...part, now: part.file }));
}

function afterDot(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}

function treesOf(parts: Page['parts']): Record<string, object> {
  return Object.fromEntries(parts.map(({ name, now }) => [afterDot(name), now]));
}

function editedOf({ id }: Page): Edited | undefined {
  return edited.find(({ page }) => page.id === id);
}

type PageFields = { open: Fields; locked: Locked[] };

/** Kept for a day: the headings contain figures of the day. */
const fieldsKnown = oncePer([heldNow, southAfricanDay], () => new WeakMap<Page, PageFields>());

function fieldsOfPage(page: Page): PageFields {
  const fields = fieldsKnown().get(page) ?? readFields(page);
  fieldsKnown().set(page, fields);
  return fields;
}

/** A text that the specification quotes as a whole is locked. */
function readFields(page: Page): PageFields {
  const { file, fills } = editedOf(page) ?? {};
  const trees = treesOf(page.parts);
  const values = valuesOfTexts(trees);
  const fields = Object.entries(fieldsOfTexts(trees, fills));
  const files = firm.isOtherFirm ? [file] : ['content/firm.ts', file];
  const quoted = new Set(files.flatMap((name) => specifiedTexts[name ?? ''] ?? []));
  const isLocked = ([name]: (typeof fields)[number]) =>
    linesIn(values[name]).every((line) => quoted.has(line));
  return {
    open: Object.fromEntries(fields.filter((field) => !isLocked(field))),
    locked: fields.filter(isLocked).map(([name, field]) => ({
      label: labelOf(field),
      value: linesIn(values[name]).join(' · '),
      why: FIXED,
    })),
  };
}

function problemsOf(values: ContentValues, page: Page): Record<string, string | undefined> {
  const before = valuesOfTexts(treesOf(page.parts));
  const fillsAll = editedOf(page)?.fills === 'figures';
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const [was, is] = [linesIn(before[name]), linesIn(value)];
      const cells =
        isRow(name) && is.length !== was.length
          ? `Keep ${was.length} lines: one for each column.`
          : undefined;
      return [name, cells ?? problemOf(was.join('\n'), is.join('\n'), fillsAll)];
    }),
  );
}

/** Refuses figures where the page fills none in, and the loss of quoted words. */
function problemOf(before: string, now: string, fillsAll: boolean): string | undefined {
  const named = namesIn(before);
  const unknown = namesIn(now).find(
    (name) => !named.includes(name) && !isWord(name) && !(fillsAll && name.startsWith('{{')),
  );
  if (unknown) return `Nothing fills in ${unknown} here.`;
  const lost = named.find((name) => isKept(name) && !now.includes(name));
  if (lost) return `Keep ${lost} in it.`;
  return /[{}]/.test(now.replaceAll(NAMED, '')) ? 'Braces are for what is filled in.' : undefined;
}

/** `{day}`, which the page fills in, and facts of the firm that the specification quotes. */
function isKept(name: string): boolean {
  return !name.startsWith('{{') || (!firm.isOtherFirm && isWord(name) && !isWord(name, FREE_WORDS));
}

function namesIn(text: string): string[] {
  return text.match(NAMED) ?? [];
}

function isWord(name: string, words = FIRM_WORDS): boolean {
  return words.some((word) => name === `{{${word}}}`);
}

function linesIn(value: ContentValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
}

/** A sentence for each text that is left out because it only names facts that the firm does not have. */
function textsNotShown(fields: Fields, values: ContentValues): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const text = values[name];
    if (typeof text !== 'string' || !text.includes('{{') || withFirmWords(text) !== '') return [];
    const words = [...new Set(absentWordsIn(text))].map((word) => `{{${word}}}`);
    return [`${labelOf(field)}: the facts of the firm have nothing for ${words.join(' and ')}.`];
  });
}
