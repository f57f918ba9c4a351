import { auditEntries } from '#app/db/schema/audit.ts';
import { defineStoredData } from '#app/stored-data/define-stored-data.ts';
import { longMoment } from '#app/stored-data/moment.ts';
import { entriesOf } from './audit.server.ts';

export const storedAuditEntries = defineStoredData({
  name: 'audit entries',
  tables: [auditEntries],
  holds: 'Who changed what on the site, and when',
  isPersonal: true,
  policy: { none: 'An entry names an account by its id alone, and nobody once the account is deleted.' },
  deleteExpired: { none: 'The trail has no end: it must show what was done at any time.' },
  deleteFor: 'unlink',
  ownData: {
    read: async ({ id }) => ({ changesToTheSite: await entriesOf(id) }),
    describe: ({ changesToTheSite }) => [
      {
        title: 'What you changed on this site',
        items: changesToTheSite.map(({ at, action, entity }) => ({
          head: longMoment(at),
          text: `${action} (${entity})`,
        })),
      },
    ],
  },
});
