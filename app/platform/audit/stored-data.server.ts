import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';
import { entityText, verbText } from './words.ts';
import { deleteOldEntries, entriesOf } from './audit.server.ts';

export const storedAuditEntries = defineStoredData({
  name: 'audit entries',
  tables: [auditEntries],
  holds: 'Who changed what on the site, and when',
  isPersonal: true,
  policy: ['auditEntries'],
  deleteExpired: ({ now }) => deleteOldEntries(now),
  deleteFor: {
    none: 'Of a deleted account its id stays, as a pseudonym: what was done must stay somebody’s.',
  },
  ownData: {
    read: async ({ id }) => ({ changesToTheSite: await entriesOf(id) }),
    describe: ({ changesToTheSite }) => [
      {
        title: 'What you changed on this site',
        items: changesToTheSite.map(({ at, action, entity }) => ({
          head: longMoment(at),
          text: `${verbText(action)} (${entityText(entity)})`,
        })),
      },
    ],
  },
});
