import type { ContentValues } from '#app/platform/db/content-values.ts';
import type { Permission } from '#app/accounts/core/roles.ts';
import type { ContentName } from './content-path.ts';
import type { Fields, ValuesOf } from './field.ts';

export type Errors = Partial<Record<string, string>>;

/** `why`: who decides over it, for a colleague who wants to change it here. */
export type Locked = { label: string; value: string; why: string };

export type ShownOn = { path: string; label: string };

export type SaidFirst = { title: string; text: string; link: ShownOn };

/** One kind of content. `Values` is read with the fields; `Item` is what the pages draw. */
export type Content<Item = unknown, Values = ContentValues> = {
  name: ContentName;
  noun: string;
  plural: string;
  about: string;
  /** A function where the fields depend on the file's item. */
  fields: Fields | ((file: never) => Fields);
  file: readonly Item[];
  grows?: true;
  /** The permission to write it, if it differs from the other texts of the site. */
  permission?: Permission;
  /** For a kind whose work keeps the version that it began with: all versions are held, with their stored ids. */
  asVersion?(item: Item, version: string): Item;
  idOf(item: Item): string;
  titleOf(values: Values, file: Item | undefined): string;
  valuesOf(item: Item): Values;
  /** `file`: the file's item of this id, if any. */
  itemOf(values: Values, id: string, file: Item | undefined): Item;
  /** `day` (ISO): when its last change was published, for a page that shows it. */
  changedOn?(item: Item, day: string): Item;
  /** The first entries of a new item's form. `today`: `2026-11-25`. */
  startsAs?(today: string): Readonly<Record<string, string>>;
  /** Entries for empty fields of an item without a file, made from the other entries. */
  fillIn?(entries: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
  /** Problems that involve several fields, by field. */
  check?(values: Values, file: Item | undefined): Errors;
  /** Problems with other published items. Checked when it is written, not when it is read. */
  checkAmong?(values: Values, file: Item | undefined, id: string): Errors;
  /** Notes on what is typed, by field, such as the time to read it. */
  notesOf?(entries: Partial<Record<string, string>>): Errors;
  /** Sentences on what is public but not shown on any page, and why. */
  notShown?(values: Values, file: Item | undefined): string[];
  /** Done once before items are shown, not during a request. The problems of each item, by field. */
  prepare?(items: readonly Item[]): Promise<(Errors | null)[]>;
  locked?(file: Item): Locked[];
  /** Shown above the empty form. */
  saidFirst?(file: Item | undefined): SaidFirst | null;
  /** Pages that also decide over it. */
  beside?: readonly ShownOn[];
  shownOn(item: Item): ShownOn[];
  /** The fields with the day of the last check and the name of the person who checks it a year later. */
  checkedYearly?: { day: string; by: string };
  /** A sentence on when a publication takes effect; null: at once. */
  shownLater?(values: Values, now: Date): string | null;
  changesAt?(values: Values): (string | null)[];
};

export function permissionOf({ permission }: Pick<Content, 'permission'>): Permission {
  return permission ?? 'content';
}

/** Whether the site shows it: otherwise there is no preview. */
export function isOfSite(content: Pick<Content, 'permission'>): boolean {
  return permissionOf(content) === 'content';
}

export function fieldsOf({ fields }: Pick<Content, 'fields'>, file: unknown): Fields {
  return typeof fields === 'function' ? fields(file as never) : fields;
}

/** List each new kind in `app/content/core/kinds/all.ts`. */
export function defineContent<const F extends Fields, Item>(
  content: Omit<Content<Item, ValuesOf<F>>, 'fields'> & { fields: F },
): Content<Item, ValuesOf<F>> & { fields: F } {
  return content;
}
