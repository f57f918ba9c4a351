import { eq } from 'drizzle-orm';
import { withStep, type FirmActor } from '#app/accounts/core/actor.ts';
import { readReceivedFile } from '#app/enquiries/received/files.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { requestItems } from '#app/platform/db/schema/engagements.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import {
  choiceIn,
  done,
  missing,
  postedForms,
  refused,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { isUnderWay } from '#app/work/core/engagements/states.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { WAS_HERE } from '#app/work/documents/kinds.ts';
import { spoolObject } from '#app/work/documents/spool.server.ts';
import { storeFiles } from '#app/work/documents/store.server.ts';
import { enquiryPath, type Filter } from '../inbox/filter.ts';
import type { Paper } from './paper.server.ts';
import type { FilingIntent } from './places.ts';

type Task = Posted & { id: string; paper: Paper; me: FirmActor; filter: Filter };

export const NO_FILE = 'There is no such file. Its conversation may have been deleted.';
const NO_PLACE = 'There is no such work or item any more.';
const ENDED = 'This work has ended. Open it again first, or choose another.';

/** What is posted to the page that asks where a mailed file belongs. */
export const fileIt = postedForms<Task, FilingIntent>({
  commands: {
    item: async (task) => {
      const itemId = choiceIn(task.form);
      const [item] = isUuid(itemId)
        ? await db().select().from(requestItems).where(eq(requestItems.id, itemId))
        : [];
      return item ? keep(task, item.engagementId, item) : missing(NO_PLACE);
    },
    paper: (task) => keep(task, choiceIn(task.form), null),
  },
  path: ({ id, filter }) => enquiryPath(id, filter),
  missing: NO_FILE,
});

/** As if the client had sent it: the same checks, and the item counts as answered. */
async function keep(
  { id, paper, ...task }: Task,
  engagementId: string,
  item: { id: string; what: string } | null,
) {
  const me = withStep(task.me);
  const engagement = await findEngagement(me, engagementId);
  if (!engagement) return missing(NO_PLACE);
  if (!isUnderWay(engagement.state)) return refused(ENDED);
  const stored = await readReceivedFile(id, paper.id);
  if (!stored) return missing();
  const target = {
    engagementId,
    itemId: item?.id ?? null,
    direction: 'from_client',
    received: { fileId: paper.id, origin: paper.origin },
  } as const;
  const sent = await storeFiles(me, target, [await spoolObject(stored, stored.name)], { mergePhotos: false });
  const [refusal] = sent.refused;
  if (refusal) return refused(`“${refusal.name}” was not taken. ${refusal.why}`);
  const description = [item?.what, engagement.title, engagement.taxpayer.name].filter(Boolean).join(', ');
  if (sent.stored.length === 0) return unchanged({ title: WAS_HERE, description });
  return done({ title: 'Filed', description, step: await stepDoneBy(me) });
}
