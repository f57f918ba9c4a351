/** Rand as typed; `of`: monthly or yearly pay, as a guess. */
export type Figure = { typed: string; of: 'month' | 'year' };

const AMOUNT =
  /(?<![\w.,])(r ?)?(\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+|\d+(?:\.\d+)?)( ?k| ?m(?:il|illion)?)?(?![\w%])/iu;
const YEARS = /^(19|20)\d\d$/;
/** In rand. Nobody works out tax on less, and so low a yearly pay is rare. */
const [LEAST, LEAST_OF_YEAR] = [1_000, 100_000];

/** The first amount in the text, and the other words; 2026 alone is a year. */
export function splitFigure(text: string): { words: string; figure: Figure | null } {
  const [typed, sign, digits = '', unit = ''] = AMOUNT.exec(text) ?? [];
  const times = /k/i.test(unit) ? 1_000 : unit ? 1_000_000 : 1;
  const rand = Number(digits.replaceAll(/[^\d.]/g, '')) * times;
  if (!typed || rand < LEAST || (!sign && !unit && YEARS.test(digits))) return { words: text, figure: null };
  const words = text.replace(typed, ' ').trim();
  const of = periodOf(words, rand);
  return { words: words || `tax a ${of}`, figure: { typed: typed.trim(), of } };
}

function periodOf(words: string, rand: number): Figure['of'] {
  if (/\b(month|monthly|pm|maand)\b/i.test(words)) return 'month';
  return /\b(year|yearly|annual|annum|pa|jaar)\b/i.test(words) || rand >= LEAST_OF_YEAR ? 'year' : 'month';
}
