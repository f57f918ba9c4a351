import { lists } from '#app/lists/core/lists.ts';
import { tableOf } from '#app/lists/core/tables.server.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { emptyTrash } from './trash.server.ts';

const OF_THE_FIRM = { none: 'It is what the firm publishes of other firms, and of no member.' };

export const storedLists = defineStoredData({
  name: 'lists',
  tables: [...lists.map((list) => tableOf(list)), 'logos'],
  holds: 'The lists of the public pages with their logos, and their trash',
  isPersonal: false,
  policy: OF_THE_FIRM,
  async deleteExpired({ now, logFailure }) {
    let deleted = 0;
    for (const list of lists) deleted += await emptyTrash(list, { logFailure }, now);
    return deleted;
  },
  deleteFor: OF_THE_FIRM,
  ownData: OF_THE_FIRM,
});
