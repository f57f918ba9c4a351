import { allowsLeaving } from '#content/pages/phrases.ts';
import { itemPath } from '#app/content/core/content-path.ts';
import type { ContentItem } from '#app/content/core/find.server.ts';
import { LEGAL, legalWordsNow } from '#app/site/legal/legal-files.server.ts';
import { LETTERS } from '#app/work/letters/letter.ts';
import { letterOf } from '#app/work/letters/letters.server.ts';
import type { ContentValues } from '#app/platform/db/content-values.ts';
import type { Surprise } from './page.ts';
import { linesIn } from '#app/content/core/values.ts';

const END_ANY_DAY = /[^.\n]*\bend it on any day\b[^.\n]*\./i;

/** Published texts that promise what these facts no longer do: that a client may leave. */
export function stillPromised({ shown }: ContentItem, values: ContentValues): Surprise {
  const isDropped = allowsLeaving(linesIn(shown?.promises)) && !allowsLeaving(linesIn(values.promises));
  const legal = legalWordsNow().flatMap(({ name, title, body }) => {
    const [sentence] = END_ANY_DAY.exec(body) ?? [];
    return sentence
      ? [{ path: itemPath({ name: LEGAL }, name), text: `${title}: “${sentence.trim()}”` }]
      : [];
  });
  const isInLetters = LETTERS.some((id) => END_ANY_DAY.test(JSON.stringify(letterOf(id))));
  const letters = isInLetters
    ? [
        {
          text: 'Letters of engagement: your operator changes them in content/letters/shared/terms.md',
        },
      ]
    : [];
  return {
    title: 'These still promise that clients may leave on any day',
    about: 'You take it off your promises, and these go on binding you.',
    items: isDropped ? [...legal, ...letters] : [],
  };
}
