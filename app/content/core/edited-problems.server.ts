import { fileItem, findContent, isItem } from './contents.server.ts';
import { fieldsOf, type Content, type Errors } from './define-content.ts';
import { editedPath, type EditedItem } from './edited-files.ts';
import { labelOf } from './field.ts';
import { entryOf } from './read-field.ts';
import { entriesOf, readValues } from './values.ts';

/** Each with the file's path, the item and the field's label. Rules across pages are checked by import and build. */
export function problemsOfEdited(one: EditedItem): string[] {
  const { kind, item, values } = one;
  const path = editedPath(one);
  const content = findContent(kind);
  if (!content) return [`${path}: there is no kind of content ${kind}`];
  if (!isItem(content, item)) return [`${path}: there is no ${content.noun} ${item}`];
  if (values === null) return content.grows ? [] : [`${path}: a ${content.noun} cannot be removed`];
  const file = fileItem(content, item);
  const fields = fieldsOf(content, file);
  const entries = entriesOf(fields, values);
  if (entries) {
    const read = readValues(content, entries, file);
    return 'errors' in read ? sentencesOf(content, one, read.errors) : [];
  }
  const wrong = Object.entries(fields).filter(
    ([name, field]) => entryOf(field, values[name] ?? null) === null,
  );
  return sentencesOf(content, one, Object.fromEntries(wrong.map(([name]) => [name, NO_VALUE])));
}

const NO_VALUE = 'This is no value of it.';

export function sentencesOf(content: Content, one: EditedItem, errors: Errors): string[] {
  const fields = fieldsOf(content, fileItem(content, one.item));
  return Object.entries(errors).flatMap(([name, problem]) => {
    const field = fields[name];
    return problem
      ? [`${editedPath(one)}: ${titleIn(content, one)}: ${field ? labelOf(field) : name}: ${problem}`]
      : [];
  });
}

function titleIn(content: Content, { item, values }: EditedItem): string {
  const file = fileItem(content, item);
  if (file !== undefined) return content.titleOf(content.valuesOf(file), file);
  const words = Object.values(values ?? {}).find((value) => typeof value === 'string' && value !== '');
  return typeof words === 'string' ? `${content.noun} “${words.slice(0, 60)}”` : content.noun;
}
