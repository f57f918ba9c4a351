import { defineNotice, standingOf } from '#app/accounts/access/define-notice.ts';
import { countFica } from '#app/work/core/taxpayers/fica-list.server.ts';

/** Whether the firm has to keep such records is for the firm to decide: while it keeps none, nothing is in order and nothing urgent. */
export const clientsWithoutFica = defineNotice({
  subject: 'Clients without FICA',
  permission: 'fica',
  async check({ me }) {
    const { views, records } = await countFica(me);
    const path = '/admin/taxpayers/fica?show=none';
    if (records === 0 && views.all > 0)
      return {
        state: `No records yet, of ${views.all} ${views.all === 1 ? 'client' : 'clients'}`,
        standing: 'open',
        path,
        linkText: 'Look',
      };
    const [none, due] = [views.none, views.due + views.expired];
    const more = due > 0 ? `, ${due} to look at again` : '';
    return {
      state: none + due === 0 ? 'None' : `${none} not identified${more}`,
      standing: standingOf(none + due, due > 0),
      path: none === 0 && due > 0 ? '/admin/taxpayers/fica?show=due' : path,
      linkText: 'Look',
    };
  },
});
