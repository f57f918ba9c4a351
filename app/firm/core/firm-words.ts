import { capitalised } from '#app/platform/core/text.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { closureLine } from './closures.ts';
import { firm, practice } from '#app/platform/content/firm.ts';
import {
  answerTime,
  anyMonth,
  bodies,
  headOfFirm,
  letterOfEngagement,
  offer,
  promises,
} from '#content/pages/phrases.ts';
import { vat } from '#content/pages/vat.ts';

/** Names in texts of pages, in double braces as `{{firm.name}}`: read when a page is made. */
const WORDS: Readonly<Record<string, () => string>> = {
  'firm.name': () => firm.name,
  'firm.city': () => firm.city,
  'firm.suburb': () => firm.address.suburb,
  'firm.clients': () => firm.clients ?? '',
  'firm.experience': () => firm.experience ?? '',
  'firm.bodies': bodies,
  'firm.promises': promises,
  'firm.head': headOfFirm,
  'firm.anyMonth': anyMonth,
  'firm.promiseLine': () => firm.promises.join(' · '),
  'firm.answerTime': answerTimeNow,
  'firm.trainsWith': () => firm.trainsWith.join(' and '),
  'firm.vatNumber': () => firm.vatNumber ?? '',
  'firm.books': () => practice.software.books,
  'prices.vat': vat,
  'prices.offer': () => offer,
  'prices.letter': letterOfEngagement,
};

/** Near a closure the next working day may be a closed one. */
function answerTimeNow(): string {
  const isNear = closureLine(southAfricanDay()) !== null;
  return isNear ? answerTime().replace(/working days?/, '$& on which we are open') : answerTime();
}

export const FIRM_WORDS: readonly string[] = Object.keys(WORDS);

/** A text may leave these out; the specification quotes the others. */
export const FREE_WORDS: readonly string[] = [
  'firm.name',
  'firm.city',
  'firm.suburb',
  'firm.answerTime',
  'firm.anyMonth',
  'firm.head',
  'firm.trainsWith',
  'firm.vatNumber',
  'firm.books',
  'prices.vat',
  'prices.offer',
  'prices.letter',
];

/** Whole sentences, or empty. The other names are part of a sentence. */
const SENTENCES = new Set([
  'firm.promises',
  'firm.promiseLine',
  'prices.vat',
  'prices.offer',
  'prices.letter',
]);

/** Never capitalised, even at the start of a sentence. */
const NAMES = new Set(['firm.name', 'firm.city', 'firm.suburb', 'firm.books']);

const NAMED = /\{\{([\w.]+)\}\}/g;
const BEGINS = /^$|[.!?]\s+$/;
const SENTENCE = /(?:\{\{[^{}]*\}\}|[^.!?])+[.!?]*\s*/g;

/** An unknown name stays. A sentence with a fact that the firm does not have is left out. */
export function withFirmWords(text: string): string {
  if (!text.includes('{{')) return text;
  const isAbsent = ([, name = '']: RegExpMatchArray) => WORDS[name]?.() === '';
  const absent = [...text.matchAll(NAMED)].filter(isAbsent);
  if (absent.length === 0) return filled(text);
  const cannotSay = (sentence: string) =>
    [...sentence.matchAll(NAMED)].some((named) => isAbsent(named) && !SENTENCES.has(named[1] ?? ''));
  const spoken = (text.match(SENTENCE) ?? []).filter((sentence) => !cannotSay(sentence));
  return filled(spoken.join('')).replaceAll(/ {2,}/g, ' ').trim();
}

/** The names in the text that the firm has no fact for. */
export function absentWordsIn(text: string): string[] {
  return [...text.matchAll(NAMED)].map(([, name = '']) => name).filter((name) => WORDS[name]?.() === '');
}

function filled(text: string): string {
  return text.replaceAll(NAMED, (whole, name: string, at: number) => {
    const words = WORDS[name]?.() ?? whole;
    return NAMES.has(name) || !BEGINS.test(text.slice(0, at)) ? words : capitalised(words);
  });
}
