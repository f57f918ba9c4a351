import { expect, test } from 'vitest';
import { postBody } from './post.test-support.ts';
import { endpoints } from './endpoints.ts';
import { sharedFields, shownExample, taxReferences } from './reference.ts';
import { startYears } from './fields.ts';

test('every field of a request is described on the page', () => {
  const shared = sharedFields();
  for (const [index, { fields, figures }] of taxReferences().entries()) {
    const names = [...shared, ...fields].map(({ name }) => name);
    expect(names).toEqual(Object.keys(endpoints[index]?.request.shape ?? {}));
    expect(figures.map(({ name }) => name)).toEqual(Object.keys(endpoints[index]?.figures ?? {}));
    for (const { takes, about } of [...shared, ...fields]) {
      expect(takes).toMatch(
        /^(rand|true or false|year, |whole number, \d|date, such as |month, such as |lines of text|")/,
      );
      expect(takes).not.toMatch(/undefined|NaN|\[object/);
      expect(about).toMatch(/\.$/);
    }
  }
});

test('a field is described with its limits and its default', () => {
  const fields = taxReferences().flatMap(({ fields }) => fields);
  const find = (fieldName: string) => fields.find(({ name }) => name === fieldName);
  expect(find('age')).toMatchObject({ takes: 'whole number, 18 to 74, or "75+"', preset: '30' });
  expect(find('grossIncome')).toMatchObject({ takes: 'rand', isRequired: true, preset: null });
  expect(find('dividendsPaid')).toMatchObject({ takes: 'rand', isRequired: false, preset: '0' });
  expect(find('entityType')).toMatchObject({
    takes: '"individual", "company" or "trust"',
    preset: '"individual"',
  });
  expect(find('yearEnd')).toMatchObject({ isRequired: false, preset: null });
  expect(sharedFields().map(({ takes }) => takes)).toEqual([
    '"firm" or "sars"',
    `year, ${startYears[0]} to ${startYears.at(-1)}`,
  ]);
});

test('the command on the page gives the answer on the page', async () => {
  for (const name of ['firm', 'refused']) {
    const { command, answer } = shownExample('https://www.example.co.za', 'individual', name);
    expect(command).toContain('curl https://www.example.co.za/api/v1/tax/individual');
    const [, body = ''] = /-d '(.*)'$/.exec(command) ?? [];
    expect((await postBody('individual', body)).json).toEqual(JSON.parse(answer));
  }
});

test('an unknown example throws', () => {
  expect(() => shownExample('', 'individual', 'none')).toThrow(RangeError);
});
