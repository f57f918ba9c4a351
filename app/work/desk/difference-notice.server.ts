import { defineNotice, standingOf } from '#app/accounts/access/define-notice.ts';
import { firmNow } from '#app/platform/content/firm.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { WORK } from './filter.ts';
import { countView } from './view-counts.server.ts';

const DIFFERING = WORK.read(new URLSearchParams('differs=yes'));

export const differingAssessments = defineNotice({
  subject: 'Assessments that differ from what was filed',
  permission: 'work',
  async check({ me }) {
    const link = { path: WORK.to(DIFFERING), linkText: 'Look' };
    if (firmNow().noticedDifference === undefined)
      return { state: 'No amount is set in Facts of the firm', standing: 'order', ...link };
    const count = await countView(DIFFERING, me, southAfricanDay());
    return { state: count === 0 ? 'None' : String(count), standing: standingOf(count), ...link };
  },
});
