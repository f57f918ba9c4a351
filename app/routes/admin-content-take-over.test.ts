import { beforeEach, expect, test } from 'vitest';
import { specifiedClauses, specifiedTexts } from '#content/specified.ts';
import { firm as firmOfFile } from '#content/firm.ts';
import { publish } from '#app/content/core/change.server.ts';
import { onItem } from '#app/content/core/version-rows.server.ts';
import { contents } from '#app/content/core/contents.server.ts';
import { fieldsOf, type Content } from '#app/content/core/define-content.ts';
import { exportContent } from '#app/content/core/exchange.server.ts';
import type { Field } from '#app/content/core/field.ts';
import { publishable } from '#app/content/core/problems.server.ts';
import { refreshContent } from '#app/content/core/refresh.server.ts';
import { entriesOf } from '#app/content/core/values.ts';
import { firm } from '#app/platform/content/firm.ts';
import { heldItems } from '#app/platform/content/held.ts';
import { compiledPart, legalFiles, legalWordsNow } from '#app/site/legal/legal-files.server.ts';
import { useTestDatabase } from '#tests/database.ts';
import { freshContent } from '#tests/content.ts';

await useTestDatabase();

/** What another firm writes in the place of our words: it is told from them everywhere. */
const OURS = 'Quokka';
const WORDS: ReadonlySet<Field['kind']> = new Set(['line', 'text', 'lines']);

type Page = { id: string; parts: readonly { now: object }[] };

beforeEach(async () => {
  await freshContent();
});

test('after a full take-over what is specified is there, and back at the files all is', async () => {
  const changed = await eachItem(async (content, file) => {
    const values = anotherFirms(content, file);
    if (values) await put(content, content.idOf(file), values);
    return values !== null;
  });
  await refreshContent();
  expect(changed).toBeGreaterThan(80);
  const pages = heldItems<Page>('pages', []);
  expect(JSON.stringify(pages).split(OURS).length).toBeGreaterThan(300);
  for (const { id, parts } of pages)
    for (const folder of ['pages', 'service-pages'])
      for (const text of specifiedTexts[`content/${folder}/${id}.${folder === 'pages' ? 'ts' : 'md'}`] ?? [])
        expect(wordsIn(parts.map(({ now }) => now)), id).toContain(text);
  for (const { name, body } of legalWordsNow())
    for (const words of specifiedClauses[name] ?? []) expect(body, name).toContain(words);
  for (const text of specifiedTexts['content/firm.ts'] ?? [])
    expect(wordsIn({ ...firmOfFile, ...firm })).toContain(text);
  await eachItem(async (content, file) => {
    await put(content, content.idOf(file), null);
    return true;
  });
  await refreshContent();
  expect(await exportContent()).toEqual([]);
  for (const { name, file } of contents.filter((content) => !content.changedOn))
    expect(heldItems(name, file), name).toEqual(file);
  expect(legalWordsNow().map(compiledPart)).toEqual(legalFiles.map(compiledPart));
}, 120_000);

async function eachItem(work: (content: Content, file: unknown) => Promise<boolean>): Promise<number> {
  let worked = 0;
  for (const content of contents) for (const file of content.file) if (await work(content, file)) worked += 1;
  return worked;
}

/** Every text with another word in it, where the kind takes one; null if it takes none. */
function anotherFirms(content: Content, file: unknown) {
  const fields = fieldsOf(content, file);
  const before = entriesOf(fields, content.valuesOf(file)) ?? {};
  const after = Object.fromEntries(
    Object.entries(before).map(([name, entry]) => {
      const isWords = WORDS.has(fields[name]?.kind ?? 'tick') && entry !== '';
      return [name, isWords ? `${OURS} ${entry}` : entry];
    }),
  );
  const id = content.idOf(file);
  const first = publishable(content, after, file, id);
  const wrong = 'errors' in first ? first.errors : {};
  const kept = Object.keys(wrong).map((name) => [name, before[name] ?? '']);
  const read = publishable(content, { ...after, ...Object.fromEntries(kept) }, file, id);
  return 'values' in read ? read.values : null;
}

function put(content: Content, id: string, values: NonNullable<ReturnType<typeof anotherFirms>> | null) {
  return onItem(content, id, { actorId: null }, (act) =>
    publish(act, values ? { source: 'own', values } : { source: 'file' }),
  );
}

function wordsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(wordsIn) : [];
}
