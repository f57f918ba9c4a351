import { yearOf } from '#app/firm/core/calendar-day.ts';
import { identificationError } from '#app/accounts/core/identification.ts';
import type { Answer, KnownFact } from '../checklists/define-checklist.ts';
import type { Engagement } from './find.server.ts';
import { periodOf } from './periods.ts';
import { checklistOf } from './types.ts';

/** In years: from this age on, medical bills count sooner. */
const OLDER = 65;

type Of = Pick<Engagement, 'type' | 'period' | 'taxpayer'>;

/** What our own records answer, by question; `hasEarlier`: we have done the same for an earlier period. */
export function knownAnswers(of: Of, hasEarlier: boolean): Record<string, Answer> {
  const answers = (checklistOf(of.type)?.questions ?? []).map(({ id, known }) => {
    return [id, known ? answerFrom(known, of, hasEarlier) : null] as const;
  });
  return Object.fromEntries(answers.filter((one): one is [string, Answer] => one[1] !== null));
}

function answerFrom(fact: KnownFact, of: Of, hasEarlier: boolean): Answer | null {
  const { numbers, dates } = of.taxpayer;
  switch (fact) {
    case 'first':
      return hasEarlier ? 'no' : null;
    case 'older':
      return olderOnLastDay(of);
    case 'passport':
      if (numbers.identityNumber) return 'no';
      return numbers.passportNumber ? 'yes' : null;
    case 'employer':
      return numbers.payeNumber ? 'yes' : null;
    case 'compensation':
      return numbers.coidaNumber ? 'yes' : null;
    case 'vendor-or-employer':
      return numbers.vatNumber || dates.vatCategory || numbers.payeNumber ? 'yes' : null;
  }
}

function olderOnLastDay({ type, period, taxpayer }: Of): Answer | null {
  const { identityNumber } = taxpayer.numbers;
  const last = type && periodOf(type, period, taxpayer.dates)?.days?.last;
  if (!identityNumber || !last || identificationError('individual', identityNumber)) return null;
  const [, year = '', month, day] = /^(..)(..)(..)\d{7}$/.exec(identityNumber) ?? [];
  if (!year) return null;
  // Two digits of a year: of two centuries the later one in which the person was born by then.
  const born = [2000, 1900].map((century) => century + Number(year)).find((one) => one <= yearOf(last)) ?? 0;
  return `${born + OLDER}-${month}-${day}` <= last ? 'yes' : 'no';
}
