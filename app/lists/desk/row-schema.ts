import * as z from 'zod/mini';
import { keysOf, recordOf } from '#app/platform/core/keys.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { atMost, LENGTHS } from '#app/platform/db/lengths.ts';
import { categoriesOf, type List } from '#app/lists/core/lists.ts';
import { FIELD_NAMES, type FieldName, type RowFields } from './row.ts';
import { textsOf } from './texts.ts';

const MAX_INTEGER = 2 ** 31 - 1;
const ANY_OF = new Intl.ListFormat('en-ZA', { type: 'disjunction' });

export function rowSchema(list: List) {
  const nameRequired = textsOf(list).nameRequired;
  const categories = categoriesOf(list).map(({ value }) => value);
  return z.object({
    name: z
      .string({ error: nameRequired })
      .check(
        z.overwrite(oneLine),
        z.minLength(1, { error: nameRequired, abort: true }),
        z.maxLength(LENGTHS.listName[1], `A name has ${atMost(LENGTHS.listName)}.`),
      ),
    websiteUrl: textField(
      oneLine,
      z.maxLength(LENGTHS.listLink[1], { error: `An address has ${atMost(LENGTHS.listLink)}.`, abort: true }),
      z.refine(isWebAddress, 'Enter the whole address, for instance https://example.co.za'),
    ),
    description: textField(
      paragraphs,
      z.maxLength(LENGTHS.listDescription[1], `A description has ${atMost(LENGTHS.listDescription)}.`),
    ),
    logoAlt: textField(
      oneLine,
      z.maxLength(LENGTHS.logoAlt[1], `The words for a logo have ${atMost(LENGTHS.logoAlt)}.`),
    ),
    isActive: z.pipe(
      z.optional(z.string()),
      z.transform((ticked) => ticked !== undefined && ticked !== ''),
    ),
    displayOrder: z.pipe(z.optional(z.string()), z.transform(wholeOr0)),
    category:
      categories.length > 0
        ? z.enum(categories, { error: `Choose a category: ${ANY_OF.format(categories)}.` })
        : z.pipe(
            z.optional(z.unknown()),
            z.transform(() => null),
          ),
  });
}

export function parsePart(
  list: List,
  entries: RowEntries,
): { fields: Partial<RowFields> } | { errors: RowEntries } {
  const category = categoriesOf(list)[0]?.value;
  const parsed = rowSchema(list).safeParse({ name: 'unchanged', category, ...entries });
  if (!parsed.success) {
    const { issues } = parsed.error;
    const messageOf = (name: FieldName) => issues.find(({ path }) => path[0] === name)?.message;
    const wrong = FIELD_NAMES.filter(messageOf);
    return { errors: recordOf(wrong, messageOf) };
  }
  const present = Object.entries(parsed.data).filter(([name]) => name in entries);
  return { fields: Object.fromEntries(present) };
}

export type RowEntries = Partial<Record<keyof RowFields, string>>;

export function entriesOf(row: Partial<RowFields>): RowEntries {
  return recordOf(keysOf(row), (name) => entryOf(row[name]));
}

function entryOf(value: RowFields[FieldName] | undefined): string {
  if (typeof value === 'boolean') return value ? 'on' : '';
  return String(value ?? '');
}

function textField(tidy: (text: string) => string, ...checks: z.core.$ZodCheck<string>[]) {
  const text = z.string().check(z.overwrite(tidy), ...checks);
  return z.pipe(
    z.optional(text),
    z.transform((text) => text || null),
  );
}

function isWebAddress(text: string): boolean {
  if (text === '') return true;
  const url = /^https?:\/\//i.test(text) && !/[\s<>"]/.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}

/** Specification: "parsed as an integer, falling back to 0"; within the database's range. */
function wholeOr0(text: string | undefined): number {
  const whole = Number.parseInt(text ?? '', 10) || 0;
  return Math.min(MAX_INTEGER, Math.max(-MAX_INTEGER, whole));
}
