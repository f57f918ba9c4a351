import { retention } from '#content/retention.ts';
import { defineNotice, standingOf } from '#app/accounts/access/define-notice.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { retentionCountsOnce } from './retention-counts.server.ts';

/** Dead proposals have no notice: nobody worked on them. */
export const endingRetention = defineNotice({
  subject: 'Work that is deleted soon',
  permission: 'site',
  async check(context) {
    const { ending: number, firstEnd } = await retentionCountsOnce(context);
    return {
      state: firstEnd ? endText(number, new Date(firstEnd)) : 'None',
      standing: standingOf(number),
      path: '/admin/work',
      linkText: 'Open the work',
    };
  },
});

function endText(number: number, first: Date): string {
  const [what, verb] = number === 1 ? ['One engagement', 'reaches'] : [`${number} engagements`, 'reach'];
  return `${what} ${verb} the end of ${retention.taxRecordYears} years, the first on ${dayText(southAfricanDay(first))}, and ${number === 1 ? 'is' : 'are'} deleted then`;
}
