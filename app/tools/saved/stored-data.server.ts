import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { savedCalculations } from '#app/platform/db/schema/saved.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';
import { deleteExpired } from './saved.server.ts';

export const storedCalculations = defineStoredData({
  name: 'calculations',
  tables: [savedCalculations],
  holds: 'Saved calculations: title and what was entered',
  isPersonal: true,
  policy: ['savedCalculations', 'accounts'],
  deleteExpired: ({ now }) => deleteExpired(now),
  deleteFor: 'cascade',
  ownData: {
    async read({ id }) {
      const { title, kind, inputs, createdAt, updatedAt, ownerId } = savedCalculations;
      const columns = { title, kind, inputs, createdAt, updatedAt };
      return {
        savedCalculations: await db().select(columns).from(savedCalculations).where(eq(ownerId, id)),
      };
    },
    describe: ({ savedCalculations }) => [
      {
        title: 'Saved calculations',
        items: savedCalculations.map(({ title, inputs, createdAt }) => ({
          head: title,
          text: `${longMoment(createdAt)}: ${inputText(inputs)}`,
        })),
      },
    ],
  },
});

function inputText(inputs: Record<string, unknown>): string {
  const values = Object.entries(inputs.values ?? {});
  return values.map(([name, value]) => `${name} ${value}`).join(', ');
}
