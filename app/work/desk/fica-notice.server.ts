import { defineNotice, standingOf } from '#app/accounts/access/define-notice.ts';
import { countFica } from '#app/work/core/taxpayers/fica-list.server.ts';

/** The firm decides whether it has to keep such records: while it keeps none, nothing is in order or urgent. */
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
    const { none, incomplete } = views;
    const due = views.due + views.expired;
    const counts = [
      `${none} not identified`,
      ...(incomplete > 0 ? [`${incomplete} not complete`] : []),
      ...(due > 0 ? [`${due} to look at again`] : []),
    ];
    const first = due > 0 ? 'due' : 'incomplete';
    return {
      state: none + incomplete + due === 0 ? 'None' : counts.join(', '),
      standing: standingOf(none + incomplete + due, due > 0),
      path: none === 0 && incomplete + due > 0 ? `/admin/taxpayers/fica?show=${first}` : path,
      linkText: 'Look',
    };
  },
});
