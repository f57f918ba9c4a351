import { data } from '@remix-run/node';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { POSTED_ANSWER } from '#app/platform/http/cache.ts';
import type { ReadLetter } from './letter-entries.ts';
import { writeLetter } from './letter.ts';

/** What `LettersPart` shows after a post. `keeps`: the box was ticked. */
export function answerLetter(read: ReadLetter, keeps = false) {
  const written = read.entries && writeLetter(read.letter, read.entries, southAfricanDay());
  return data(
    { ...read, written, keeps },
    { status: written ? 200 : 422, headers: { 'Cache-Control': POSTED_ANSWER } },
  );
}
