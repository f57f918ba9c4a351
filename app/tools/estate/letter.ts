import {
  estateLetters,
  estateWriters,
  lettersToCome,
  type Declared,
  type EstateLetterId,
} from '#content/estate-letters.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { dayText } from '#app/platform/core/time.ts';
import type { LetterEntries } from './letter-entries.ts';

export type LetterPart =
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'subject' | 'text'; text: string }
  | { kind: 'list'; items: readonly string[] };

export type EstateLetter = { id: EstateLetterId; title: string; parts: readonly LetterPart[] };

/** `today`: the date of the letter. */
export function writeLetter(id: EstateLetterId, entries: LetterEntries, today: string): EstateLetter {
  const { about, reference, late, bySize, originalWill, beforeLetters, ...usual }: Declared =
    estateLetters[id];
  const { deceased, idNumber, death, writer, writesAs, size } = entries;
  const ofSize = size ? bySize?.[size] : undefined;
  const isLate = late !== undefined && today > plusDays(death, late.days);
  const asks = [...(isLate ? [late.asks] : []), ...(ofSize ? [ofSize.asks] : []), ...usual.asks];
  const hasWill = writesAs === 'named';
  const encloses = [
    ...usual.encloses,
    ...(originalWill
      ? [hasWill ? 'the original will, which names me as executor' : 'the original will, if there is one']
      : []),
    ...((!hasWill && ofSize?.withoutWill) || []),
    ...(ofSize?.encloses ?? []),
  ];
  const proof = hasWill && originalWill ? null : estateWriters[writesAs].encloses;
  const subject = `Death of ${deceased}, ID ${idNumber}: ${about}`;
  const enclosed = ['a copy of the death certificate', ...(proof ? [`a copy of ${proof}`] : []), ...encloses];
  const parts: readonly LetterPart[] = [
    lines(writer, ...entries.address.split('\n'), entries.contact),
    lines(dayText(today)),
    lines(...addresseeOf(id, entries), ...entries.addresseeAddress.split('\n')),
    { kind: 'subject', text: subject },
    lines(
      entries.reference && `${nameOf(reference)}: ${entries.reference}`,
      id !== 'master' && entries.estateNumber && `Reference of the Master: ${entries.estateNumber}`,
    ),
    { kind: 'text', text: 'To whom it may concern' },
    {
      kind: 'text',
      text: `${deceased}, identity number ${idNumber}, died on ${dayText(death)}. I write as ${estateWriters[writesAs].words}.`,
    },
    ...(beforeLetters && !hasLetters(writesAs) ? [{ kind: 'text' as const, text: lettersToCome[size] }] : []),
    { kind: 'text', text: 'Please' },
    { kind: 'list', items: asks },
    { kind: 'text', text: 'Enclosed:' },
    { kind: 'list', items: enclosed },
    { kind: 'text', text: 'Please give your own reference when you answer.' },
    { kind: 'text', text: 'Yours faithfully' },
    lines(writer),
  ];
  return {
    id,
    title: subject,
    parts: parts.filter((part) => part.kind !== 'lines' || part.lines.length > 0),
  };
}

function hasLetters(writesAs: LetterEntries['writesAs']): boolean {
  return 'hasLetters' in estateWriters[writesAs];
}

/** The Master has a title; an office is named by its place. */
function addresseeOf(id: EstateLetterId, { addressee }: LetterEntries): string[] {
  if (id !== 'master' || /\bmaster\b/i.test(addressee)) return [addressee];
  return ['The Master of the High Court', addressee];
}

export function letterText({ parts }: Pick<EstateLetter, 'parts'>): string {
  return `${parts.map(partText).join('\n\n')}\n`;
}

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'lines':
      return part.lines.join('\n');
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n');
    case 'subject':
    case 'text':
      return part.text;
  }
}

function lines(...all: (string | false)[]): LetterPart {
  return { kind: 'lines', lines: all.flatMap((line) => (line ? [line.trim()] : [])).filter(Boolean) };
}

function nameOf(reference: string): string {
  return reference.replace(/,.*$/, '');
}
