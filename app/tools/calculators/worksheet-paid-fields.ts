import { firstDayOfYearEnding } from '#app/tax/calendar.ts';
import type { WorksheetPayment } from '#app/tax/worksheet-input.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { dateField, onceField } from './field.ts';
import { paidOnField } from './first-paid-on.ts';
import { shortDayText } from './payments.ts';
import { dueDay, legalDay, monthNameOf } from './worksheet-payments.ts';

/** `yearEnd`: ISO. */
type Form = { payment: WorksheetPayment; yearEnd: string };

export function paidFields({ payment, yearEnd }: Form) {
  if (payment === 'first') return [];
  const first = monthNameOf('first', yearEnd);
  if (payment === 'second')
    return [
      onceField('provisionalTaxPaid', `Did you pay in ${first}? How much?`, 'Type 0 if you paid nothing.'),
      firstDayField('firstPaidOn', yearEnd),
    ];
  const end = dayText(yearEnd);
  return [
    onceField(
      'provisionalTaxPaid',
      `Did you pay in ${first} and ${monthNameOf('second', yearEnd)}? How much?`,
      `Both payments together, as far as they were paid by ${end}. Type 0 if you paid nothing.`,
    ),
    onceField('paidAfterYearEnd', `Paid after ${end}`, 'What you paid late of the second payment.'),
  ];
}

export function lateFields({ payment, yearEnd }: Form) {
  const due = dueDay(payment, yearEnd);
  const isAsked = southAfricanDay() > due;
  return [
    ...(payment === 'first' ? partFields(yearEnd, isAsked) : []),
    {
      ...dateField('paidOn', `Day of the ${payment} payment`, ''),
      hint: `In time until ${shortDayText(due)}. Empty: in time, or today once that day is over.${payment === 'first' && isAsked ? ' With a part above: the day of the rest.' : ''}`,
      isAsked,
    },
  ];
}

function partFields(yearEnd: string, isAsked: boolean) {
  return [
    {
      ...onceField(
        'partPaid',
        'Paid a part of it? How much?',
        'What is left counts as still due. Empty: all of it at once, or nothing yet.',
      ),
      isAsked,
    },
    firstDayField('partPaidOn', yearEnd),
  ];
}

function firstDayField<const Name extends string>(name: Name, yearEnd: string) {
  return paidOnField(name, legalDay('first', yearEnd), firstDayOfYearEnding(yearEnd));
}
