import { southAfricanDay } from '#app/platform/core/time.ts';
import { closureLine } from './closures.ts';
import { firm } from '#app/platform/content/firm.ts';
import { answerTime, bodies, letterOfEngagement, offer, promises } from '#content/pages/phrases.ts';

/** What texts of pages name in double braces, as `{{firm.name}}`: read when a page is made. */
const WORDS: Readonly<Record<string, () => string>> = {
  'firm.name': () => firm.name,
  'firm.city': () => firm.city,
  'firm.suburb': () => firm.address.suburb,
  'firm.clients': () => firm.clients,
  'firm.experience': () => firm.experience,
  'firm.bodies': bodies,
  'firm.promises': promises,
  'firm.promiseLine': () => firm.promises.join(' · '),
  'firm.answerTime': answerTimeNow,
  'firm.trainsWith': () => firm.trainsWith.join(' and '),
  'prices.offer': () => offer,
  'prices.letter': () => letterOfEngagement,
};

/** Near a closure the next working day may be one of its days. */
function answerTimeNow(): string {
  const isNear = closureLine(southAfricanDay()) !== null;
  return isNear ? answerTime().replace(/working days?/, '$& on which we are open') : answerTime();
}

export const FIRM_WORDS: readonly string[] = Object.keys(WORDS);

/** A text may lose these; the specification quotes what the others say. */
export const FREE_WORDS: readonly string[] = [
  'firm.name',
  'firm.city',
  'firm.suburb',
  'firm.answerTime',
  'firm.trainsWith',
  'prices.offer',
  'prices.letter',
];

const NAMED = /\{\{([\w.]+)\}\}/g;

/** A name that is none of the firm's stays. */
export function withFirmWords(text: string): string {
  return text.includes('{{')
    ? text.replaceAll(NAMED, (whole, name: string) => WORDS[name]?.() ?? whole)
    : text;
}
