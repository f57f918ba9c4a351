import { defineNotice, standingOf } from '#app/accounts/access/define-notice.ts';
import { countFica } from '#app/work/core/taxpayers/fica-list.server.ts';

/** Only of a firm that keeps such records: whether it has to is for the firm to decide. */
export const clientsWithoutFica = defineNotice({
  subject: 'Clients without FICA',
  permission: 'fica',
  async check({ me }) {
    const { views, records } = await countFica(me);
    const isKept = records > 0;
    const due = isKept ? views.due + views.expired : 0;
    const none = isKept ? views.none : 0;
    const more = due > 0 ? `, ${due} to look at again` : '';
    return {
      state: !isKept ? 'No records are kept' : none + due === 0 ? 'None' : `${none} not identified${more}`,
      standing: standingOf(none + due, due > 0),
      path: `/admin/taxpayers/fica?show=${none === 0 && due > 0 ? 'due' : 'none'}`,
      linkText: 'Look',
    };
  },
});
