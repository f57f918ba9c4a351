import { fileItem, findContent, isItem } from './contents.server.ts';
import { fieldsOf } from './define-content.ts';
import { editedPath, type EditedItem } from './edited-files.ts';
import { labelOf } from './field.ts';
import { entriesOf, readValues } from './values.ts';

/** With the path of the file, and the label of the field. Where links lead is checked by the build. */
export function problemsOfEdited({ kind, item, values }: EditedItem): string[] {
  const path = editedPath({ kind, item });
  const content = findContent(kind);
  if (!content) return [`${path}: there is no kind of content ${kind}`];
  if (!isItem(content, item)) return [`${path}: there is no ${content.noun} ${item}`];
  if (values === null) return content.grows ? [] : [`${path}: a ${content.noun} cannot be removed`];
  const file = fileItem(content, item);
  const fields = fieldsOf(content, file);
  const entries = entriesOf(fields, values);
  if (!entries) return [`${path}: these are no values of a ${content.noun}`];
  const read = readValues(content, entries, file);
  if ('values' in read) return [];
  return Object.entries(read.errors).map(([name, problem]) => {
    const field = fields[name];
    return `${path}: ${field ? labelOf(field) : name}: ${problem}`;
  });
}
