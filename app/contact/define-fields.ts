import type { EnquirerType } from '#app/db/message-values.ts';
import type { contactMessages } from '#app/db/schema/contact.ts';

/** A text, or one for each type of enquirer. */
export type Text = string | ((type: EnquirerType) => string);

/** What the visitor's input must be; each text is the message of its rule. */
export type Rule = { isOptional?: true } & (
  | { oneOf: readonly string[]; error: string }
  | {
      /** Cleaned before it is judged, so what is judged is what is stored. */
      clean: 'line' | 'paragraphs';
      missing: Text;
      least?: readonly [length: number, error: string];
      /** In UTF-16 units. */
      most: readonly [length: number, error: Text];
      pattern?: readonly [form: RegExp | 'email', error: string];
    }
);

type Option = { value: string; label: string };

export type Control = { className?: string; autoComplete?: string } & (
  | { kind: 'segments' | 'select'; options: readonly Option[] }
  | { kind: 'line'; type?: 'email'; inputMode?: 'tel'; placeholder?: string }
  | { kind: 'paragraphs'; rows: number; hint: string }
);

/** Where a stored field goes. */
export type Stored = {
  column: keyof typeof contactMessages.$inferInsert;
  /** What the firm calls it. */
  label: Text;
  /** In the list of facts of the mail to the firm; what is not there is its quotation. */
  inMail: boolean;
  /** In the inbox's side panel, perhaps as a link; what is not there is the message's page. */
  inSidePanel: boolean | 'mailto' | 'tel';
  /** The column of the CSV export. */
  csv: string;
  isSearched: boolean;
  /** In the sender's download of their own data. */
  inOwnData: boolean;
  /** What the privacy policy calls it: `{{enquiry.NAME}}`. */
  privacy: string;
};

export type EnquiryField = {
  /** One text when every type of enquirer has the field, else those of the types that have it. */
  label: string | Partial<Record<EnquirerType, string>>;
  rule: Rule;
  control: Control;
  /** `partOf`: it is stored within another field. */
  stored: Stored | { partOf: string };
  /** On one line of the form with the next field. */
  isBesideNext?: boolean;
};

/** Declares the fields of the contact form, in its order. */
export function defineEnquiryFields<const Fields extends Record<string, EnquiryField>>(
  fields: Fields,
): Fields {
  return fields;
}
