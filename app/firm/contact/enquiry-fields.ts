import { ENQUIRER_TYPES, type EnquirerType } from '#app/platform/db/enquiry-values.ts';
import { atLeast, between, LENGTHS } from '#app/platform/db/lengths.ts';
import { COUNTRIES, COUNTRY_CODES } from '#app/platform/forms/countries.ts';
import { topicField } from './topic-field.ts';
import { defineEnquiryFields, tooLong, tooShort, type EnquiryField, type Stored } from './define-fields.ts';
import { keysOf } from '#app/platform/core/keys.ts';

export const ENQUIRER_LABELS: Record<EnquirerType, string> = {
  individual: 'Individual',
  company: 'Company',
  estate: 'Estate',
  trust: 'Trust',
};

const fields = defineEnquiryFields({
  topic: topicField,
  userType: {
    label: 'I am writing as',
    rule: {
      oneOf: ENQUIRER_TYPES,
      error: 'Choose whether you write as an individual or for a company, an estate or a trust.',
    },
    control: {
      kind: 'segments',
      options: ENQUIRER_TYPES.map((value) => ({ value, label: ENQUIRER_LABELS[value] })),
      className:
        '[&_.segments]:grid [&_.segments]:grid-cols-[repeat(auto-fill,minmax(max(5.5rem,34%),1fr))] sm:[&_.segments]:grid-cols-[repeat(auto-fill,minmax(max(6.5rem,22%),1fr))]',
    },
    stored: {
      column: 'userType',
      label: 'Writes as',
      inMail: true,
      inSidePanel: true,
      csv: 'Writes as',
      isSearched: false,
      inOwnData: false,
      privacy: 'Who writes (individual, company, estate or trust)',
    },
  },
  entityName: {
    label: { company: 'Company Name', estate: 'Estate Name', trust: 'Trust Name' },
    rule: {
      clean: 'line',
      missing: (type) => `Enter the name of the ${type}.`,
      most: tooLong(LENGTHS.entityName, (type) => `The name of the ${type}`),
    },
    control: { kind: 'line', autoComplete: 'organization', className: 'md:col-span-2' },
    stored: {
      column: 'entityName',
      label: (type) => ENQUIRER_LABELS[type],
      inMail: true,
      inSidePanel: true,
      csv: 'For',
      isSearched: true,
      inOwnData: true,
      privacy: 'its name',
    },
  },
  name: {
    label: {
      individual: 'Full Name',
      company: 'Representative Name',
      estate: 'Executor Name',
      trust: 'Trustee Name',
    },
    rule: {
      clean: 'line',
      missing: 'Enter your name, so that we know whom to ask for.',
      least: [LENGTHS.personName[0], `A name has ${atLeast(LENGTHS.personName)}. Please enter it in full.`],
      most: tooLong(LENGTHS.personName, 'A name'),
      pattern: [
        /^(?=.*\p{L})[\p{L}\p{M} '’\x2D]+$/u,
        'A name can only contain letters, spaces, apostrophes and hyphens. Please remove anything else.',
      ],
    },
    control: { kind: 'line', autoComplete: 'name' },
    stored: {
      column: 'name',
      label: 'Name',
      inMail: true,
      inSidePanel: true,
      csv: 'Name',
      isSearched: true,
      inOwnData: true,
      privacy: 'your name',
    },
  },
  position: {
    label: { company: 'Position' },
    rule: {
      clean: 'line',
      missing: 'Enter your position in the company, for instance Director.',
      most: tooLong(LENGTHS.position, 'A position'),
    },
    control: { kind: 'line', autoComplete: 'organization-title' },
    stored: {
      column: 'position',
      label: 'Position',
      inMail: true,
      inSidePanel: true,
      csv: 'Position',
      isSearched: false,
      inOwnData: true,
      privacy: 'position',
    },
  },
  email: {
    label: 'E-mail Address',
    rule: {
      clean: 'line',
      missing: 'Enter your e-mail address, so that we can answer you.',
      most: tooLong(LENGTHS.email, 'An e-mail address', 'Please check it.'),
      pattern: ['email', 'Please enter a valid e-mail address, for instance name@example.co.za.'],
    },
    control: {
      kind: 'line',
      type: 'email',
      autoComplete: 'email',
      className: 'group-has-[[value=company]:checked]:md:col-span-2',
    },
    stored: {
      column: 'email',
      label: 'E-mail',
      inMail: true,
      inSidePanel: 'mailto',
      csv: 'E-mail',
      isSearched: true,
      inOwnData: false,
      privacy: 'e-mail address',
    },
  },
  countryCode: {
    label: 'Country Code',
    rule: { oneOf: COUNTRY_CODES, error: 'Choose the country code of your phone number from the list.' },
    control: {
      kind: 'select',
      options: COUNTRIES.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
      autoComplete: 'tel-country-code',
    },
    stored: { partOf: 'phone' },
    isBesideNext: true,
  },
  phone: {
    label: 'Phone Number',
    rule: {
      clean: 'line',
      missing: 'Phone number is required',
      most: tooLong([1, 40], 'A phone number', 'Please check it.'),
    },
    control: { kind: 'line', inputMode: 'tel', autoComplete: 'tel-national', placeholder: '082 123 4567' },
    stored: {
      column: 'phone',
      label: 'Phone',
      inMail: true,
      inSidePanel: 'tel',
      csv: 'Phone',
      isSearched: false,
      inOwnData: true,
      privacy: 'phone number',
    },
  },
  subject: {
    label: 'Subject',
    rule: {
      clean: 'line',
      missing: `Enter a subject of ${atLeast(LENGTHS.subject)}.`,
      least: tooShort(LENGTHS.subject, 'The subject'),
      most: tooLong(LENGTHS.subject, 'The subject'),
    },
    control: { kind: 'line', className: 'md:col-span-2' },
    stored: {
      column: 'subject',
      label: 'Subject',
      inMail: true,
      inSidePanel: false,
      csv: 'Subject',
      isSearched: true,
      inOwnData: true,
      privacy: 'subject',
    },
  },
  message: {
    label: 'Message',
    rule: {
      clean: 'paragraphs',
      missing: `Enter a message of ${atLeast(LENGTHS.message)}.`,
      least: tooShort(LENGTHS.message, 'The message'),
      most: tooLong(LENGTHS.message, 'The message'),
    },
    control: { kind: 'paragraphs', rows: 7, hint: between(LENGTHS.message), className: 'md:col-span-2' },
    stored: {
      column: 'message',
      label: 'Message',
      inMail: false,
      inSidePanel: false,
      csv: 'Message',
      isSearched: true,
      inOwnData: true,
      privacy: 'message',
    },
  },
});

type Fields = typeof fields;
export type FieldName = keyof Fields;

export type FieldColumn = Extract<Fields[FieldName]['stored'], Stored>['column'];

type TypesWith<Name extends FieldName> = Fields[Name]['label'] extends string
  ? EnquirerType
  : keyof Fields[Name]['label'];
type ValueOf<Rule> =
  | (Rule extends { oneOf: readonly (infer Value)[] } ? Value : string)
  | (Rule extends { isOptional: true } ? undefined : never);

/** Cleaned and valid, without fields that its type lacks. */
export type NewEnquiry = {
  [Type in EnquirerType]: { userType: Type } & {
    [Name in FieldName as Type extends TypesWith<Name> ? Exclude<Name, 'userType'> : never]: ValueOf<
      Fields[Name]['rule']
    >;
  };
}[EnquirerType];

export const FIELDS = keysOf(fields);

export function fieldOf(name: FieldName): EnquiryField {
  return fields[name];
}

export function typesWith(name: FieldName): readonly EnquirerType[] {
  const { label } = fieldOf(name);
  return typeof label === 'string' ? ENQUIRER_TYPES : keysOf(label);
}

export const STORED_FIELDS = FIELDS.flatMap((name) => {
  const { stored, control } = fieldOf(name);
  return 'column' in stored ? [{ name, control, ...stored, column: stored.column as FieldColumn }] : [];
});
