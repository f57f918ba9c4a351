import type { ContentValues } from '#app/platform/db/content-values.ts';
import type { Permission } from '#app/accounts/core/roles.ts';
import type { ContentName } from './content-path.ts';
import type { Fields, ValuesOf } from './field.ts';

export type Errors = Partial<Record<string, string>>;

/** `why`: whose word it is, for whoever wants to change it here. */
export type Locked = { label: string; value: string; why: string };

export type ShownOn = { path: string; label: string };

export type SaidFirst = { title: string; text: string; link: ShownOn };

/** What is edited, of one item. `Values` is read with the fields; `Item` is what the pages draw. */
export type Content<Item = unknown, Values = ContentValues> = {
  name: ContentName;
  noun: string;
  plural: string;
  about: string;
  /** A function: each item has its own, by what the file holds. */
  fields: Fields | ((file: never) => Fields);
  file: readonly Item[];
  grows?: true;
  /** The permission to write it, where it is not the one for the other texts of the site. */
  permission?: Permission;
  /** What went on with an older version keeps it: every version is held, with the id under which it is stored. */
  asVersion?(item: Item, version: string): Item;
  idOf(item: Item): string;
  titleOf(values: Values, file: Item | undefined): string;
  valuesOf(item: Item): Values;
  /** `file`: the item of this id in the file, if there is one. */
  itemOf(values: Values, id: string, file: Item | undefined): Item;
  /** With the day (ISO) on which its last change was published, for a page that names it. */
  changedOn?(item: Item, day: string): Item;
  /** What the form of a new item says before anybody typed. `today`: as 2026-11-25. */
  startsAs?(today: string): Readonly<Record<string, string>>;
  /** What an item of no file has in a field that was left empty, by what was typed in the others. */
  fillIn?(entries: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
  /** What no field can say alone, by field. */
  check?(values: Values, file: Item | undefined): Errors;
  /** Beside the other items as they are published: only when it is written, not when it is read. */
  checkAmong?(values: Values, file: Item | undefined, id: string): Errors;
  /** What the form says of what is typed, by field: the time to read it. */
  notesOf?(entries: Partial<Record<string, string>>): Errors;
  /** What is public of it and no page shows: a sentence each, with the reason. */
  notShown?(values: Values, file: Item | undefined): string[];
  /** Done once before items are shown, away from any page. Of each: what is wrong with it, by field. */
  prepare?(items: readonly Item[]): Promise<(Errors | null)[]>;
  locked?(file: Item): Locked[];
  /** What one would want to know before one types anything. */
  saidFirst?(file: Item | undefined): SaidFirst | null;
  /** What else decides over it, beside its form. */
  beside?: readonly ShownOn[];
  shownOn(item: Item): ShownOn[];
  /** Its fields with the day of the last check and the name of who is asked for the next, a year later. */
  checkedYearly?: { day: string; by: string };
  /** What publishing does when it is not at once: a sentence. Null: the pages change now. */
  shownLater?(values: Values, now: Date): string | null;
  /** Moments at which the pages change by themselves. */
  changesAt?(values: Values): (string | null)[];
};

export function permissionOf({ permission }: Pick<Content, 'permission'>): Permission {
  return permission ?? 'content';
}

/** Otherwise no page of the site shows it, and nothing is previewed. */
export function isOfSite(content: Pick<Content, 'permission'>): boolean {
  return permissionOf(content) === 'content';
}

export function fieldsOf({ fields }: Pick<Content, 'fields'>, file: unknown): Fields {
  return typeof fields === 'function' ? fields(file as never) : fields;
}

/** `app/content/core/kinds/all.ts` lists every kind. */
export function defineContent<const F extends Fields, Item>(
  content: Omit<Content<Item, ValuesOf<F>>, 'fields'> & { fields: F },
): Content<Item, ValuesOf<F>> & { fields: F } {
  return content;
}
