import { tasks } from '#app/platform/db/schema/tasks.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { forgetOldTasks } from './tasks.server.ts';

export const storedTasks = defineStoredData({
  name: 'tasks',
  tables: [tasks],
  holds: 'What a colleague has to do on a day, about a client perhaps',
  isPersonal: true,
  policy: ['clientRecords'],
  deleteExpired: ({ now }) => forgetOldTasks(now),
  deleteFor: { none: 'They go with the client that they are about, and what is done after a year.' },
  ownData: { none: 'What we have to do is ours, as our notes are.' },
});
