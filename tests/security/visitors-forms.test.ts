import { expect, test } from 'vitest';
import { FORMS, formsOf } from './forms.ts';
import { fuzzForms } from './fuzz-forms.ts';

const site = await fuzzForms(formsOf('visitor', 'half'));

test('every route of the build that takes a form is tried here or beside', () => {
  const acting = site.routes.filter(({ acts }) => acts).map(({ id }) => id);
  expect(Object.keys(FORMS).toSorted()).toEqual(acting.toSorted());
});
