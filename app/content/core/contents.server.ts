import { fileURLToPath } from 'node:url';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { Content } from './define-content.ts';
import { inTheirOrder, readEdited, type EditedItem } from './edited-files.ts';
import { kinds } from './kinds/all.ts';
import { storedValues } from './values.ts';

/** Written by the build; without a build the files are read. */
declare const EDITED_CONTENT: readonly EditedItem[] | undefined;

export const edited: readonly EditedItem[] =
  typeof EDITED_CONTENT === 'undefined'
    ? readEdited(fileURLToPath(new URL('../../..', import.meta.url)))
    : EDITED_CONTENT;

/** Every kind with its files: `content/`, and `content/edited`, which takes precedence. */
export const contents: readonly Content[] = kinds.map((content) => withEdited(content, edited));

export function findContent(name: string | undefined): Content | undefined {
  return contents.find((content) => content.name === name);
}

export function fileItem(content: Content, id: string): unknown {
  return content.file.find((item) => content.idOf(item) === id);
}

/** False for an id that neither exists nor may be added. An item of the file may have been removed since. */
export function isItem(content: Content, id: string): boolean {
  const declared = kinds.find(({ name }) => name === content.name);
  return (declared && fileItem(declared, id) !== undefined) || (content.grows === true && isUuid(id));
}

/** An edited text that is no longer valid is ignored: the build names it. */
export function withEdited(content: Content, items: readonly EditedItem[]): Content {
  const own = items.filter(({ kind }) => kind === content.name);
  if (own.length === 0) return content;
  const isOfFile = ({ item }: EditedItem) => fileItem(content, item) !== undefined;
  const ofFile = content.file.flatMap((file) => {
    const one = own.find(({ item }) => item === content.idOf(file));
    return one ? itemsOf(content, one, file) : [file];
  });
  const added = content.grows ? own.filter((one) => !isOfFile(one)) : [];
  return { ...content, file: [...ofFile, ...inTheirOrder(added).flatMap((one) => itemsOf(content, one))] };
}

function itemsOf(content: Content, { item, values, changed }: EditedItem, file?: unknown): unknown[] {
  if (values === null && content.grows) return [];
  const ofFile = file === undefined ? null : content.valuesOf(file);
  const fitting = values && storedValues(content, { ...ofFile, ...values }, file);
  if (fitting) {
    const shown = content.itemOf(fitting, item, file);
    return [(changed && content.changedOn?.(shown, changed)) || shown];
  }
  return file === undefined ? [] : [file];
}
