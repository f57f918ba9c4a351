import type { Category } from '#app/lists/define-list.ts';

/** What administrators enter. */
export type RowFields = {
  name: string;
  websiteUrl: string | null;
  description: string | null;
  isActive: boolean;
  displayOrder: number;
  /** Null in a list without categories. */
  category: Category | null;
};

export type Row = RowFields & {
  id: string;
  logoUrl: string | null;
  /** Raised by every change. */
  version: number;
  updatedAt: Date;
  /** Set while the row is in the trash. */
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

/** A field that two administrators changed: the new value of one, and what the other saved meanwhile. */
export type Conflict = { field: FieldName; mine: RowFields[FieldName]; theirs: RowFields[FieldName] };

/** A save based on an old version: nothing was written. */
export type Stale = {
  id: string;
  name: string;
  conflicts: Conflict[];
  /** All fields of the save, for a second try. */
  mine: Partial<RowFields>;
  /** The version for a second try. */
  version: number;
  /** The name of who saved last; null if unknown. */
  by: string | null;
};
