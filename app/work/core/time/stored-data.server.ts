import { runningTimers, timeEntries, weeklyHours } from '#app/platform/db/schema/time.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { forgetOldTime } from './time.server.ts';

export const storedTime = defineStoredData({
  name: 'time',
  tables: [timeEntries, runningTimers],
  holds: 'How long colleagues worked at an engagement',
  isPersonal: true,
  policy: ['clientRecords'],
  deleteExpired: ({ now }) => forgetOldTime(now),
  deleteFor: { none: 'Minutes go with the work that they are about; who worked stays as a pseudonym.' },
  ownData: { none: 'How long we worked is ours, as our notes are, and no fee follows from it.' },
});

const OF_COLLEAGUES = { none: 'How much a colleague works in a week: a setting of the firm, of no member.' };

export const storedWeeklyHours = defineStoredData({
  name: 'weekly hours',
  tables: [weeklyHours],
  holds: 'How much each colleague works in a week',
  isPersonal: false,
  policy: OF_COLLEAGUES,
  deleteExpired: { none: 'It goes with the account.' },
  deleteFor: 'cascade',
  ownData: OF_COLLEAGUES,
});
