import type { Category } from '#app/lists/define-list.ts';

/** What administrators enter of a row. */
export type RowFields = {
  name: string;
  websiteUrl: string | null;
  description: string | null;
  isActive: boolean;
  displayOrder: number;
  /** Null in a list without categories. */
  category: Category | null;
};

/** A row as administrators see it. */
export type Row = RowFields & {
  id: string;
  logoUrl: string | null;
  /** Raised by every change. */
  version: number;
  updatedAt: Date;
  /** Set while the row lies in the trash. */
  deletedAt: Date | null;
};

export type FieldName = keyof RowFields;

export const FIELD_NAMES: readonly FieldName[] = [
  'name',
  'websiteUrl',
  'description',
  'category',
  'isActive',
  'displayOrder',
];

export const FIELD_LABELS: Record<FieldName, string> = {
  name: 'Name',
  websiteUrl: 'Website',
  description: 'Description',
  category: 'Category',
  isActive: 'Active',
  displayOrder: 'Order',
};

/** A field that two administrators changed: what the one wants, and what the other has saved meanwhile. */
export type Conflict = { field: FieldName; mine: RowFields[FieldName]; theirs: RowFields[FieldName] };

/** A save that came too late: nothing of it was written. */
export type Stale = {
  id: string;
  name: string;
  conflicts: Conflict[];
  /** What else the save would have changed: it goes along with a second try. */
  mine: Partial<RowFields>;
  /** The version to name in a second try. */
  version: number;
  /** Who saved last; null when that is not known any more. */
  by: string | null;
};
