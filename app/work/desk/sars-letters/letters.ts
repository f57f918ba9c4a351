import { LETTER_KINDS } from '#app/firm/clocks/letter-kinds.ts';
import { keyIn } from '#app/platform/core/keys.ts';
import { dayText, isIsoDate } from '#app/platform/core/time.ts';
import type { SharedForm } from '#app/platform/forms/meanwhile.ts';
import type { SarsLetter } from '#app/work/core/sars-letters/sars-letter.ts';

export const LETTER_FORM: SharedForm<Pick<SarsLetter, 'kind' | 'datedOn' | 'deliveredOn' | 'answerBy'>> = {
  words: {
    letterKind: 'What it is',
    datedOn: 'Day of the letter',
    deliveredOn: 'Day on which it came',
    answerBy: 'Answer by',
  },
  stored: ({ kind, datedOn, deliveredOn, answerBy }) => ({
    letterKind: kind ?? '',
    datedOn: datedOn ?? '',
    deliveredOn: deliveredOn ?? '',
    answerBy: answerBy ?? '',
  }),
  text(name, value) {
    if (isIsoDate(value)) return dayText(value);
    const kind = name === 'letterKind' && keyIn(LETTER_KINDS, value);
    return kind ? LETTER_KINDS[kind].label : value;
  },
};
