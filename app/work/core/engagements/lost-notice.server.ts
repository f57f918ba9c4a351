import { defineNotice, standingOf } from '#app/accounts/access/define-notice.ts';
import { retentionCountsOnce } from './retention-counts.server.ts';

export const lostDocuments = defineNotice({
  subject: 'Documents that the storage has lost',
  permission: 'site',
  async check(context) {
    const { lost, lostIn } = await retentionCountsOnce(context);
    return {
      state: lost === 0 ? 'None' : `${lost}: restore the objects from a backup`,
      standing: standingOf(lost),
      path: lostIn ? `/admin/work/${lostIn}` : '/admin/work',
      linkText: lost > 1 ? 'Open the first' : 'Open',
    };
  },
});
