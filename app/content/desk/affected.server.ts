import { createHash } from 'node:crypto';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import type { ContentItem } from '#app/content/core/find.server.ts';
import { closureContent } from '#app/content/core/kinds/closures.ts';
import { consultationContent } from '#app/content/core/kinds/consultations.ts';
import { ARTICLES } from '#app/site/blog/article-files.server.ts';
import { brokenTables } from '#app/site/blog/tables-in-texts.ts';
import { PLANS } from '#app/firm/core/plans.ts';
import { diaryContent } from '#app/content/core/kinds/diary.ts';
import { FIRM } from '#app/platform/content/firm.ts';
import { talksByVideo, talksOutside, talksWithin } from './affected-talks.server.ts';
import { WORK_KINDS } from '#app/work/core/engagements/types.ts';
import { workOfKind } from './affected-work.server.ts';
import { stillPromised } from './still-promised.server.ts';
import { leftBeside, mailFollows } from './change-together.server.ts';
import { offeredFirst } from './offered-first.ts';
import { atLine } from '#app/content/core/named-in-text.ts';
import type { Affected, Surprise } from './page.ts';
import { strangePrices } from './strange-prices.ts';

/** Effects that may surprise the publisher; shown first, and accepted by what was `seen`. Null: none. */
export async function affectedBy(
  item: ContentItem,
  values: ContentValues | null,
  now = new Date(),
): Promise<Affected | null> {
  return affectedOf(values ? await surprisesOf(item, values, now) : []);
}

/** Null: all are empty. */
export function affectedOf(surprises: readonly Surprise[]): Affected | null {
  const groups = surprises.filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  const listed = JSON.stringify(groups.map(({ items }) => items.map(({ path, text }) => path ?? text)));
  return { groups, seen: createHash('sha256').update(listed).digest('base64url').slice(0, 16) };
}

async function surprisesOf(item: ContentItem, values: ContentValues, now: Date): Promise<Surprise[]> {
  switch (item.content.name) {
    case closureContent.name:
      return [await talksWithin(String(values.from), String(values.until), now)];
    case consultationContent.name:
      return [strangePrices(item, values), offeredFirst(item, values)];
    case diaryContent.name:
      return [await talksByVideo(item, values, now)];
    case FIRM:
      return [
        leftBeside(item, values),
        mailFollows(item, values),
        stillPromised(item, values),
        await talksOutside(item, values, now),
      ];
    case WORK_KINDS:
      return [await workOfKind(item)];
    case ARTICLES:
      return [lostTables(values)];
    case PLANS:
      return [strangePrices(item, values)];
    default:
      return [];
  }
}

/** Tables that readers would see as running text. */
function lostTables({ body }: ContentValues): Surprise {
  const text = String(body ?? '');
  return {
    title: 'This looks like a table, and would be shown as running text',
    about:
      'Write a line such as | --- | --- | below its first row, with as many parts as that row has; or put the cursor into it and press “Table”.',
    items: brokenTables(text).map(({ lines: [first = ''], index }) => ({
      path: '#field-body',
      text: atLine(text, index, first.trim().slice(0, 80)),
    })),
  };
}
