import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { undoSteps, type Undone } from '#app/work/core/engagements/undo-step.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles } from '#app/platform/db/schema/accounts.ts';
import { removedDocuments } from '#app/platform/db/schema/documents.ts';
import { engagementSteps } from '#app/platform/db/schema/steps.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { ownPath } from '#app/platform/http/own-path.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';

const NOT = 'Not taken back';
/** Of one act: a proposal has no more pieces of work. */
const MOST = 50;

const ANSWERS: Record<Undone, { title: string; description?: string }> = {
  undone: { title: 'Taken back' },
  withdrawn: {
    title: 'Taken back',
    description: 'The client had the mail, and gets another that it was taken back.',
  },
  again: { title: 'Taken back already', description: 'You did it before: it is as it was.' },
  changed: { title: NOT, description: 'Somebody has gone on from there. Look at it as it is now.' },
  read: { title: NOT, description: 'The client has read it already.' },
  mailed: { title: NOT, description: 'The client has the mail by now. A proposal can be withdrawn.' },
  old: { title: NOT, description: 'After a day it cannot be taken back.' },
  missing: { title: NOT, description: 'It is gone.' },
};

const TONES: Partial<Record<Undone, Toast['tone']>> = { undone: 'gain', withdrawn: 'gain', again: 'plain' };

export async function undoAt(form: FormData, me: FirmActor): Promise<Response> {
  const steps = form.getAll('step').slice(0, MOST).map(String);
  const undone = await undoSteps(me, steps);
  const who = undone === 'changed' ? await whoWentOn(me, steps) : null;
  const answer = ANSWERS[undone];
  return redirectWithToast(ownPath(form.get('to'), '/admin/work'), {
    ...answer,
    ...(undone === 'withdrawn' &&
      (await hasKeptFiles(steps)) && {
        description: `${answer.description} Files are kept for ${retention.removedDocumentDays} days, under “Removed files”.`,
      }),
    ...(who && {
      description: `${who} has gone on from there, so nothing was taken back. Look at it as it is now.`,
    }),
    tone: TONES[undone] ?? 'loss',
  });
}

/** Whether a document that one of these steps had filed is a removed one by now. */
async function hasKeptFiles(stepIds: readonly string[]): Promise<boolean> {
  const isOfThem = inArray(sql`${removedDocuments.row} ->> 'step_id'`, stepIds.filter(isUuid));
  return (await db().$count(removedDocuments, isOfThem)) > 0;
}

/** The colleague who last did something with this work since; null if it was none. */
async function whoWentOn({ id: me }: FirmActor, stepIds: readonly string[]): Promise<string | null> {
  const { id, engagementId, actorId, at, undoneAt } = engagementSteps;
  const own = await db()
    .select({ of: engagementId, at })
    .from(engagementSteps)
    .where(inArray(id, stepIds.filter(isUuid)));
  const [first] = own.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (!first) return null;
  const ofWork = inArray(
    engagementId,
    own.map(({ of }) => of),
  );
  const [last] = await db()
    .select({ name: profiles.fullName })
    .from(engagementSteps)
    .innerJoin(profiles, eq(profiles.id, actorId))
    .where(and(ofWork, gt(at, first.at), ne(actorId, me), isNull(undoneAt)))
    .orderBy(desc(at))
    .limit(1);
  return last?.name ?? null;
}
