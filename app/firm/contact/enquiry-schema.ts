import * as z from 'zod/mini';
import { ENQUIRER_TYPES, type EnquirerType } from '#app/platform/db/enquiry-values.ts';
import { EMAIL_ADDRESS, writtenEmail } from '#app/platform/core/email-address.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import type { ATTACHED, STARTED } from '#app/platform/forms/hidden-fields.ts';
import { COUNTRY_CODES, type CountryCode } from '#app/platform/forms/countries.ts';
import { hasOwnWords, missingQuestion } from './own-words.ts';
import type { Rule, Text } from './define-fields.ts';
import { fieldOf, FIELDS, typesWith, type NewEnquiry, type FieldName } from './enquiry-fields.ts';

export type EnquiryInput = Partial<Record<FieldName | typeof ATTACHED | typeof STARTED, string>>;

type PhoneCheck = (phone: string, countryCode: CountryCode) => boolean;

/** The browser lacks the server's phone tables, so it only counts digits. */
const LEAST_DIGITS = 4;

/**
 * The browser's `isPhone` only counts digits. A line break in the message counts as one character. `start`: what the
 * message began with, which is no message yet.
 */
export function enquirySchema(isPhone: PhoneCheck = hasDigits, start = ''): z.ZodMiniType<NewEnquiry> {
  const { rule } = fieldOf('userType');
  const [first, ...others] = ENQUIRER_TYPES.map((type) => schemaFor(type, start));
  if (!first || !('oneOf' in rule)) throw new Error('The type of the enquirer is a choice.');
  return z
    .discriminatedUnion('userType', [first, ...others], { error: rule.error })
    .check(phoneRule(isPhone)) as unknown as z.ZodMiniType<NewEnquiry>;
}

export function phoneRule(isPhone: PhoneCheck) {
  return z.refine((value) => isPhone(...(phoneOf(value) as [string, CountryCode])), {
    error:
      'Please enter a valid phone number for the chosen country code, for instance 082 123 4567 for +27.',
    path: ['phone'],
    when: ({ value }) => canCheckPhone(...phoneOf(value)),
  });
}

export function firstMessage(errors: Record<string, string[] | null> | null | undefined): string | undefined {
  return FIELDS.map((field) => errors?.[field]?.[0]).find(Boolean);
}

function schemaFor(type: EnquirerType, start: string) {
  const names = FIELDS.filter((name) => name !== 'userType' && typesWith(name).includes(type));
  const shape = Object.fromEntries(
    names.map((name) => {
      if (name !== 'message') return [name, ruleSchema(fieldOf(name).rule, type)];
      const isEmpty = (text: string) => !hasOwnWords(text, start);
      return [name, ruleSchema(fieldOf(name).rule, type, isEmpty, missingQuestion)];
    }),
  );
  return z.object({ userType: z.literal(type), ...shape });
}

export function ruleSchema(
  rule: Rule,
  type: EnquirerType,
  isEmpty: (text: string) => boolean = (text) => text === '',
  lacks: (text: string) => string | null = () => null,
): z.ZodMiniType {
  if ('oneOf' in rule) {
    const choice = z.enum(rule.oneOf, { error: rule.error });
    return rule.isOptional ? z.optional(choice) : choice;
  }
  const { missing, least, most, pattern } = rule;
  const error = textFor(missing, type);
  // A text of the wrong length gets no second error for its format.
  const abort = pattern !== undefined;
  const checks = [
    z.overwrite(rule.clean === 'line' ? oneLine : paragraphs),
    ...(pattern?.[0] === 'email' ? [z.overwrite(writtenEmail)] : []),
    z.refine<string>((text) => !isEmpty(text), {
      error: ({ input }) => lacks(String(input)) ?? error,
      abort: true,
    }),
    ...(least ? [z.minLength(least[0], { error: least[1], abort })] : []),
    z.maxLength(most[0], { error: textFor(most[1], type), abort }),
    ...(pattern ? [z.regex(pattern[0] === 'email' ? EMAIL_ADDRESS : pattern[0], pattern[1])] : []),
  ];
  const text = z.string({ error }).check(...(checks as [(typeof checks)[number]]));
  return rule.isOptional ? z.optional(text) : text;
}

function textFor(text: Text, type: EnquirerType): string {
  return typeof text === 'string' ? text : text(type);
}

function phoneOf(value: unknown): [phone: unknown, countryCode: unknown] {
  const { phone, countryCode } = value as Record<string, unknown>;
  return [phone, countryCode];
}

function canCheckPhone(phone: unknown, countryCode: unknown): boolean {
  const known: readonly unknown[] = COUNTRY_CODES;
  return typeof phone === 'string' && phone !== '' && phone.length <= 40 && known.includes(countryCode);
}

function hasDigits(phone: string): boolean {
  return (phone.match(/\p{Nd}/gu)?.length ?? 0) >= LEAST_DIGITS;
}
