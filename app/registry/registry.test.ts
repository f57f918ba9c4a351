import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, test, vi } from 'vitest';
import { bulkActs } from './bulk-acts.server.ts';
import { jobs } from './jobs.server.ts';
import { mails } from './mails.server.ts';
import { notices } from './notices.server.ts';
import { searchSources } from './search.server.ts';
import { storedData } from './stored-data.server.ts';

// What another file of this worker loaded was declared before this file could watch.
vi.hoisted(() => vi.resetModules());
const declared = vi.hoisted(() => ({
  job: new Set<unknown>(),
  mail: new Set<unknown>(),
  notice: new Set<unknown>(),
  kind: new Set<unknown>(),
  search: new Set<unknown>(),
  act: new Set<unknown>(),
  noting(set: Set<unknown>, define: (declaration: never) => unknown) {
    return (declaration: never) => {
      const made = define(declaration);
      set.add(made);
      return made;
    };
  },
}));
vi.mock(import('#app/platform/jobs/job.ts'), async (original) => {
  const module = await original();
  return { ...module, defineJob: declared.noting(declared.job, module.defineJob) as never };
});
vi.mock(import('#app/platform/mail/define-mail.ts'), async (original) => {
  const { defineMail } = await original();
  return { defineMail: declared.noting(declared.mail, defineMail) as never };
});
vi.mock(import('#app/accounts/access/define-notice.ts'), async (original) => {
  const { defineNotice } = await original();
  return { defineNotice: declared.noting(declared.notice, defineNotice) as never };
});
vi.mock(import('#app/platform/stored-data/define-stored-data.ts'), async (original) => {
  const { defineStoredData } = await original();
  return { defineStoredData: declared.noting(declared.kind, defineStoredData) as never };
});
vi.mock(import('#app/accounts/access/define-search-source.ts'), async (original) => {
  const { defineSearchSource } = await original();
  return { defineSearchSource: declared.noting(declared.search, defineSearchSource) as never };
});

vi.mock(import('#app/accounts/bulk/define-bulk.ts'), async (original) => {
  const module = await original();
  return { ...module, defineBulk: declared.noting(declared.act, module.defineBulk) as never };
});

const modules = import.meta.glob(['/app/**/*.ts', '!/app/**/*.test.ts']);

test('every declared job, mail, notice, search and kind of stored data is registered', async () => {
  for (const [path, load] of Object.entries(modules)) {
    const source = readFileSync(`.${path}`, 'utf8');
    if (/define(Bulk|Job|Mail|Notice|SearchSource|StoredData)[(<]/.test(source)) await load();
  }
  expect(new Set<unknown>(jobs)).toEqual(declared.job);
  expect(new Set<unknown>(mails)).toEqual(declared.mail);
  expect(new Set<unknown>(notices)).toEqual(declared.notice);
  expect(new Set<unknown>(searchSources)).toEqual(declared.search);
  expect(new Set<unknown>(storedData)).toEqual(declared.kind);
  expect(new Set<unknown>(bulkActs)).toEqual(declared.act);
});

const STORED_NAMES = [
  'enquiries.change',
  'lists.clients',
  'lists.partners',
  'lists.professional-bodies',
  'lists.software-accreditations',
  'taxpayers.assign',
  'taxpayers.import',
  'taxpayers.propose',
  'taxpayers.recurring-end',
  'taxpayers.recurring-give',
  'taxpayers.recurring-price',
  'taxpayers.status',
  'taxpayers.tag',
  'work.approve-opening',
  'work.assign',
  'work.due-day',
  'work.next',
  'work.plan-again',
  'work.price',
  'work.remind',
  'work.skip',
  'work.start-day',
  'work.state',
];

/** Stored with each run, which a renamed act loses together with its Undo. */
test('acts on many records keep their names', () => {
  expect(bulkActs.map(({ name }) => name).toSorted()).toEqual(STORED_NAMES);
});

test('every mail has its own kind, a clean subject and a valid HTML part', async () => {
  expect(new Set(mails.map(({ kind }) => kind)).size).toBe(mails.length);
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const { kind, write, example } of mails) {
    const { subject, html, text } = write('thandi@example.org', example as never);
    expect(subject, kind).toMatch(/^\P{Cc}{5,}$/u);
    expect(`${subject}${html}${text}`, kind).not.toMatch(/undefined|\[object/);
    const { results } = await validator.validateString(html);
    expect(
      results.flatMap(({ messages }) => messages),
      kind,
    ).toEqual([]);
  }
});
