import type { StoredDocument } from '#app/work/documents/document.ts';
import { letterTitle } from '#app/work/core/sars-letters/letter-text.ts';
import {
  clocksOf,
  openClocks,
  type LetterClock,
  type SarsLetter,
} from '#app/work/core/sars-letters/sars-letter.ts';

export type ShownLetter = SarsLetter & {
  title: string;
  clocks: LetterClock[];
  /** Of its papers those that are still here, or the PDF that was made of them. */
  papers: { id: string; name: string; isClosed: boolean }[];
  isOpen: boolean;
};

export function shownLetters(
  letters: readonly SarsLetter[],
  documents: readonly StoredDocument[],
): ShownLetter[] {
  const dayOf = (letter: SarsLetter) => {
    const [first] = openClocks([letter]);
    return first ? (first.clock?.day ?? '') : '9999';
  };
  return letters
    .toReversed()
    .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
    .map((letter) => ({
      ...letter,
      title: letterTitle(letter),
      clocks: clocksOf(letter),
      papers: papersOf(letter, documents),
      isOpen: openClocks([letter]).length > 0,
    }));
}

function papersOf({ documentIds }: SarsLetter, documents: readonly StoredDocument[]): ShownLetter['papers'] {
  const own = documents.filter(({ id }) => documentIds.includes(id));
  const current = new Set(
    own.map(({ id, mergedIntoId, replacedById }) => mergedIntoId ?? replacedById ?? id),
  );
  return documents
    .filter(({ id }) => current.has(id))
    .map(({ id, name, scan }) => ({ id, name, isClosed: scan !== null }));
}
