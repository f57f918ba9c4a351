import { expect, test } from 'vitest';
import { contents } from './contents.server.ts';
import { defineContent, fieldsOf, type Content } from './define-content.ts';
import type { Fields } from './field.ts';
import { publishable } from './problems.server.ts';
import { entriesOf, readValues } from './values.ts';

const LONG = [1, 5_000] as const;

test('what the build checks is said at its field, with the line of a longer text', () => {
  const wrong = problemsOf(
    {
      link: { kind: 'link', label: 'Link' },
      scheme: { kind: 'line', label: 'Line', length: LONG },
      body: { kind: 'text', label: 'Body', length: LONG, fills: 'figures' },
      inner: { kind: 'text', label: 'Body', length: LONG, fills: 'figures' },
      legal: { kind: 'text', label: 'Legal', length: LONG, fills: 'facts' },
      features: { kind: 'lines', label: 'Features', length: LONG, most: 3, fills: 'figures' },
      plain: { kind: 'line', label: 'Plain', length: LONG },
      half: { kind: 'line', label: 'Half', length: LONG, fills: 'figures' },
      meta: { kind: 'line', label: 'Meta', length: LONG, isMeta: true },
      filled: { kind: 'line', label: 'Meta', length: LONG, isMeta: true, fills: 'words' },
    },
    {
      link: '/nowhere',
      scheme: 'See [it](javascript:alert(1))',
      body: 'One\n\nOver {{vta.rate 2026-04-01}}.\n[a](/none) {{gone}} [b](/nothing)',
      inner: 'One\n[b](/blog/none)',
      legal: '{{firm.nmae}}',
      features: 'A\nB {{price none}}',
      plain: '{{vat.rate 2026-04-01}}',
      half: '{{vat.rate 2026-04-01}',
      meta: 'Too short.',
      filled: '{{firm.name}} '.repeat(12),
    },
  );
  expect(wrong).toEqual({
    link: 'There is no page /nowhere.',
    scheme: 'A link begins with / or https://, and this is javascript:alert(1.',
    body: 'Line 3: no such figure: {{vta.rate 2026-04-01}}. Is {{vat.rate 2026-04-01}} meant? Line 4: no such figure: {{gone}}. Line 4: there is no page /none. Line 4: there is no page /nothing.',
    inner: 'Line 2: there is no page /blog/none.',
    legal: 'No such fact: {{firm.nmae}}. Is {{firm.name}} meant?',
    features: expect.stringMatching(/^Line 2: .*none/),
    plain: 'Nothing fills in {{vat.rate 2026-04-01}} here.',
    half: 'Two braces without the other two.',
    meta: 'Search engines show 50 to 160 characters: with what is filled in it has 10.',
    filled: expect.stringMatching(/it has (?:1[6-9]|[2-9]\d)\d\.$/),
  });
});

test('figures, facts, prices and links that there are may be published', () => {
  const fields = {
    link: { kind: 'link', label: 'Link' },
    body: { kind: 'text', label: 'Body', length: LONG, fills: 'figures' },
    legal: { kind: 'line', label: 'Legal', length: LONG, fills: 'facts' },
  } as const satisfies Fields;
  const entries = {
    link: '/pricing?tab=business#plans',
    body: 'Over {{vat.compulsory 2026-04-01}}, [book](/book), [SARS](https://www.sars.gov.za/).',
    legal: '{{firm.name}}',
  };
  expect(problemsOf(fields, entries)).toEqual({});
});

test('what came with this site may be published as it is', () => {
  const wrong = contents.flatMap((content) =>
    content.file.flatMap((file) => {
      const entries = entriesOf(fieldsOf(content, file), content.valuesOf(file)) ?? {};
      const read = publishable({ ...content, checkAmong: undefined }, entries, file, content.idOf(file));
      return 'errors' in read ? [[content.name, content.idOf(file), read.errors]] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a page that goes breaks no published link; a figure that goes makes it unfit', () => {
  const content = contentWith({
    body: { kind: 'text', label: 'Body', length: LONG, fills: 'figures' },
  });
  expect(readValues(content, { body: '[a](/gone)' }, undefined)).toEqual({ values: { body: '[a](/gone)' } });
  expect(readValues(content, { body: '{{gone}}' }, undefined)).toHaveProperty('errors.body');
});

test('whatever the fields say, all of them are checked', () => {
  for (const content of contents)
    for (const file of [...content.file, ...(content.grows ? [undefined] : [])])
      for (const entry of ['', 'x', '{{gone}} [a](/gone)', '-1', '2026-13-45']) {
        const entries = Object.fromEntries(Object.keys(fieldsOf(content, file)).map((name) => [name, entry]));
        expect(() => publishable(content, entries, file, 'x'), content.name).not.toThrow();
      }
});

function problemsOf(fields: Fields, entries: Record<string, string>) {
  const read = publishable(contentWith(fields), entries, undefined, '');
  return 'errors' in read ? read.errors : {};
}

function contentWith(fields: Fields): Content {
  return defineContent({
    name: 'announcements',
    noun: 'text',
    plural: 'texts',
    about: 'For a test.',
    fields,
    file: [],
    idOf: () => '',
    titleOf: () => '',
    valuesOf: () => ({}),
    itemOf: () => ({}),
    shownOn: () => [],
  });
}
