import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { announcements } from '#app/content/core/kinds/announcements.ts';
import { workKinds } from '#app/content/core/kinds/work-kinds.ts';
import { testimonialContent } from '#app/content/core/kinds/testimonials.ts';
import type { Field } from '#app/content/core/field.ts';
import { readField } from '#app/content/core/read-field.ts';
import { FieldControl } from './field-control.tsx';

test('a choice starts empty, and somebody has to make it', () => {
  for (const field of [testimonialContent.fields.service, announcements.fields.pages]) {
    for (const value of ['', '/gone'])
      expect(firstOption(field, value), value).toEqual({ value: '', label: 'Choose one' });
    expect(readField(field, '')).toEqual({ error: 'Choose one.' });
  }
});

test('a choice that was made stands without an empty one', () => {
  expect(firstOption(testimonialContent.fields.service, '/payroll').value).not.toBe('');
});

test('what depends on another choice says on which, for the style that hides it', () => {
  const { rule, name } = workKinds.fields;
  const drawn = (field: Field) =>
    renderToStaticMarkup(<FieldControl name="one" field={field} value="" error={undefined} />);
  expect(drawn(rule)).toMatch(/^<div data-only-if="due=law">/);
  expect(drawn(name)).not.toContain('data-only-if');
});

function firstOption(field: Field, value: string) {
  const page = renderToStaticMarkup(
    <FieldControl name="one" field={field} value={value} error={undefined} />,
  );
  const [, first, label] = /<option value="([^"]*)"[^>]*>([^<]*)/.exec(page) ?? [];
  return { value: first, label };
}
