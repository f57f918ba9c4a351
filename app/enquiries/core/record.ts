import type { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { shownValue } from '#app/firm/contact/define-fields.ts';
import { STORED_FIELDS, type FieldColumn } from '#app/firm/contact/enquiry-fields.ts';

export type EnquiryRow = Pick<typeof enquiries.$inferSelect, FieldColumn>;

export type EnquiryFact = { label: string; value: string; link: 'mailto' | 'tel' | null };

export function factsOf(row: EnquiryRow, place: 'inMail' | 'inSidePanel'): EnquiryFact[] {
  return STORED_FIELDS.filter((field) => field[place]).flatMap((field) => {
    const value = textOf(row, field);
    const label = typeof field.label === 'string' ? field.label : field.label(row.userType);
    const link = typeof field.inSidePanel === 'string' ? field.inSidePanel : null;
    return value ? [{ label, value, link }] : [];
  });
}

export const CSV_HEAD = STORED_FIELDS.map((field) => field.csv);

export function csvCells(row: EnquiryRow): string[] {
  return STORED_FIELDS.map((field) => textOf(row, field));
}

export function ownEnquiry(row: EnquiryRow): Partial<EnquiryRow> {
  const fields = STORED_FIELDS.filter((field) => field.inOwnData);
  return Object.fromEntries(fields.map(({ column }) => [column, row[column]]));
}

function textOf(row: EnquiryRow, { column, control }: (typeof STORED_FIELDS)[number]): string {
  return shownValue(control, row[column] ?? '');
}
