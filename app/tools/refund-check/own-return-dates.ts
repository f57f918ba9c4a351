import { disputeDaysAfter } from '#app/firm/core/business-days.ts';
import { dayText } from '#app/platform/core/time.ts';
import { reducedUntil } from '#app/tools/calculators/correction-dates.ts';

/** Rule 7(1) of the rules of 10 March 2023 under section 103 of the Tax Administration Act. */
const DAYS_TO_OBJECT = 80;
/** Section 104(4)(a), after the 80. */
const DAYS_ON_GROUNDS = 30;

// https://www.sars.gov.za/individuals/what-if-i-do-not-agree/request-for-corrections/
const REQUEST =
  'Ask SARS to correct the return you filed: open it on eFiling and choose “Request Correction”. Send the whole return again, not just the change.';
const GREY =
  'If SARS is verifying or auditing the return, or the button is grey, a correction is not open to you: object.';

/** What can be done about the assessment of one's own return. `notice`: its day, ISO, empty if unknown. */
export function ownReturnDates(notice: string, today: string): readonly string[] {
  return [
    REQUEST,
    `SARS reduces an assessment whose mistake is plain and undisputed, within three years of it${notice && `, to ${dayText(reducedUntil(notice))}`} (sections 93(1)(d) and 99).`,
    GREY,
    objection(notice, today),
  ];
}

const NOT_COUNTED = '16 December to 15 January do not count';

function objection(notice: string, today: string): string {
  if (!notice)
    return `To object you have ${DAYS_TO_OBJECT} business days from the assessment (section 104); ${NOT_COUNTED}. Enter the day of the notice above, and the last day stands here.`;
  const last = disputeDaysAfter(notice, DAYS_TO_OBJECT);
  if (last >= today)
    return `Object by ${dayText(last)}: ${DAYS_TO_OBJECT} business days from the assessment (section 104); ${NOT_COUNTED}.`;
  const onGrounds = disputeDaysAfter(last, DAYS_ON_GROUNDS);
  const over = `The ${DAYS_TO_OBJECT} business days to object ended on ${dayText(last)}.`;
  if (onGrounds >= today)
    return `${over} With reasonable grounds for the delay you can still object until ${dayText(onGrounds)} (section 104(4)(a)).`;
  return `${over} Now only exceptional circumstances allow an objection, until ${dayText(reducedUntil(notice))} (section 104(4)(b) and (5)).`;
}
