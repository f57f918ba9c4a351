import type { Category } from '#app/lists/core/define-list.ts';

export type RowFields = {
  name: string;
  websiteUrl: string | null;
  description: string | null;
  logoAlt: string | null;
  isActive: boolean;
  displayOrder: number;
  category: Category | null;
};

export type Row = RowFields & {
  id: string;
  logoUrl: string | null;
  version: number;
  updatedAt: Date;
  deletedAt: Date | null;
};

export type FieldName = keyof RowFields;

export const FIELD_NAMES: readonly FieldName[] = [
  'name',
  'websiteUrl',
  'description',
  'logoAlt',
  'category',
  'isActive',
  'displayOrder',
];

export const FIELD_LABELS: Record<FieldName, string> = {
  name: 'Name',
  websiteUrl: 'Website',
  description: 'Description',
  logoAlt: 'Logo in words',
  category: 'Category',
  isActive: 'Active',
  displayOrder: 'Order',
};

export type Conflict = { field: FieldName; mine: RowFields[FieldName]; theirs: RowFields[FieldName] };

/** A save based on an old version: nothing was written. */
export type Stale = {
  id: string;
  name: string;
  conflicts: Conflict[];
  mine: Partial<RowFields>;
  version: number;
  by: string | null;
};
