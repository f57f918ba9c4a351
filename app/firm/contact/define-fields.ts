import type { EnquirerType } from '#app/platform/db/enquiry-values.ts';
import { atLeast, atMost, type Length } from '#app/platform/db/lengths.ts';
import type { enquiries } from '#app/platform/db/schema/enquiries.ts';

export type Text = string | ((type: EnquirerType) => string);

export type Rule = { isOptional?: true } & (
  | { oneOf: readonly string[]; error: string }
  | {
      /** Cleaned before validation, so that what is validated is what is stored. */
      clean: 'line' | 'paragraphs';
      missing: Text;
      least?: readonly [length: number, error: string];
      most: readonly [length: number, error: Text];
      pattern?: readonly [form: RegExp | 'email', error: string];
    }
);

type Option = { value: string; label: string };

export type Control = { className?: string; autoComplete?: string } & (
  | { kind: 'segments' | 'select'; options: readonly Option[] }
  | { kind: 'line'; type?: 'email'; inputMode?: 'tel'; placeholder?: string }
  | { kind: 'topic' }
  | { kind: 'paragraphs'; rows: number; hint: string }
);

export type Stored = {
  column: keyof typeof enquiries.$inferInsert;
  label: Text;
  /** In the mail's list of facts, else quoted. */
  inMail: boolean;
  /** In the inbox's side panel, else on the enquiry's page. */
  inSidePanel: boolean | 'mailto' | 'tel';
  csv: string;
  isSearched: boolean;
  inOwnData: boolean;
  privacy: string;
};

export type EnquiryField = {
  label: string | Partial<Record<EnquirerType, string>>;
  rule: Rule;
  control: Control;
  /** `partOf`: stored within another field. */
  stored: Stored | { partOf: string };
  isBesideNext?: boolean;
};

export function defineEnquiryFields<const Fields extends Record<string, EnquiryField>>(
  fields: Fields,
): Fields {
  return fields;
}

export function shownValue(control: Control, value: string): string {
  const options = 'options' in control ? control.options : [];
  return options.find((option) => option.value === value)?.label ?? value;
}

export function tooLong(length: Length, what: Text, advice = 'Please shorten it.'): readonly [number, Text] {
  const sentence = (name: string) => `${name} can have ${atMost(length)}. ${advice}`;
  return [length[1], typeof what === 'string' ? sentence(what) : (type) => sentence(what(type))];
}

export function tooShort(length: Length, what: string): readonly [number, string] {
  return [length[0], `${what} needs ${atLeast(length)}. Please say a little more.`];
}
