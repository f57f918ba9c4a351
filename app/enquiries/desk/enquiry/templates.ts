import { vat } from '#content/pages/vat.ts';
import { firm } from '#app/platform/content/firm.ts';
import { openingHours } from '#app/firm/core/opening-hours.ts';
import { isKeyOf } from '#app/platform/core/keys.ts';

export type Template = { id: string; label: string; text: string };

export const PLACEHOLDERS = {
  name: 'who wrote',
  subject: 'what about',
  reference: 'the number of the enquiry',
  colleague: 'your name',
  firm: 'the firm',
  phone: 'its number',
  hours: 'its hours',
  vat: 'that VAT is included',
} as const;

type Placeholder = keyof typeof PLACEHOLDERS;

export type TemplateFacts = Pick<Record<Placeholder, string>, 'name' | 'subject' | 'reference' | 'colleague'>;

const NAMED = /\{\{\s*(\w*)\s*\}\}/g;

export function fillTemplates(templates: readonly Template[], facts: TemplateFacts): Template[] {
  const known: Record<Placeholder, string> = {
    ...facts,
    firm: firm.name,
    phone: firm.phone,
    hours: openingHours().join(' and '),
    vat: vat(),
  };
  return templates.map((template) => ({ ...template, text: fill(template.text, known) }));
}

export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(NAMED)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !Object.hasOwn(PLACEHOLDERS, name)))];
}

/** One pass, so that nothing a visitor typed is filled in. */
function fill(text: string, known: Record<Placeholder, string>): string {
  return text.replaceAll(NAMED, (whole, name: string) => (isKeyOf(known, name) ? known[name] : whole));
}
