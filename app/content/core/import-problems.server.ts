import type { IsPage } from '#app/site/sitemap/dead-links.ts';
import { fileItem, findContent } from './contents.server.ts';
import { fieldsOf } from './define-content.ts';
import type { EditedItem } from './edited-files.ts';
import { problemsOfEdited, sentencesOf } from './edited-problems.server.ts';
import { withHeld } from './preview.server.ts';
import { publishableAmong } from './publishable.ts';
import { readWith } from './refresh.server.ts';
import { entriesOf } from './values.ts';

/** The checks before publishing, with all imported items together: links, figures, people, duplicates. */
export async function problemsOfImport(items: readonly EditedItem[], isPage: IsPage): Promise<string[]> {
  const malformed = items.flatMap(problemsOfEdited);
  if (malformed.length > 0) return malformed;
  const held = await readWith(items);
  return withHeld(held, async () => (await Promise.all(items.map((one) => problemsOf(one, isPage)))).flat());
}

async function problemsOf(one: EditedItem, isPage: IsPage): Promise<string[]> {
  const content = findContent(one.kind);
  if (!content || !one.values) return [];
  const file = fileItem(content, one.item);
  const entries = entriesOf(fieldsOf(content, file), one.values) ?? {};
  const read = publishableAmong(isPage, content, entries, file, one.item);
  if ('errors' in read) return sentencesOf(content, one, read.errors);
  const [wrong] = (await content.prepare?.([content.itemOf(read.values, one.item, file)])) ?? [];
  return wrong ? sentencesOf(content, one, wrong) : [];
}
