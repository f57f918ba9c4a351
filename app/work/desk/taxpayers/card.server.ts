import { redirect } from '@remix-run/node';
import { and, count, eq, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { profiles, users } from '#app/platform/db/schema/accounts.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import {
  done,
  keptBy,
  missing,
  postedForms,
  refused,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneLine } from '#app/platform/core/text.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';
import { isFindable, isPresent } from '#app/work/core/engagements/access.server.ts';
import { LATE } from '#app/work/core/engagements/states.ts';
import { openFile } from '#app/work/core/taxpayers/opened-files.server.ts';
import type { NoteIntent } from '../notes/note.ts';
import type { WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import { noteCommands } from '../notes/note-commands.server.ts';
import { isUnended } from '../matching.server.ts';
import { goneTaxpayer, goneWork, NO_TAXPAYER } from '../gone.server.ts';

const LONGEST_REASON = 300;
const SHORTEST_REASON = 5;

type Reached = { name: string; email: string; phone: string | null };

/** All that staff see of a client whose file is somebody else's. Work is counted, and not named. */
export type Card = {
  id: string;
  kind: TaxpayerKind;
  name: string;
  taxNumber: string | null;
  email: string | null;
  people: Reached[];
  keeper: Reached | null;
  open: number;
  late: number;
};

/** For everybody who may work; null for an unknown id. */
export async function findCard(id: string, today = southAfricanDay()): Promise<Card | null> {
  if (!isUuid(id)) return null;
  const { kind, name, taxNumber, email, assigneeId } = taxpayers;
  const [row] = await db()
    .select({ id: taxpayers.id, kind, name, taxNumber, email, keeper: REACHED })
    .from(taxpayers)
    .leftJoin(users, eq(users.id, assigneeId))
    .leftJoin(profiles, eq(profiles.id, assigneeId))
    .where(and(eq(taxpayers.id, id), isFindable));
  if (!row) return null;
  const isLate = sql`${isIn(engagements.state, LATE)} and ${engagements.dueOn} < ${today}`;
  const [[work], people] = await Promise.all([
    db()
      .select({ open: count(), late: sql<number>`(count(*) filter (where ${isLate}))::int` })
      .from(engagements)
      .where(and(eq(engagements.taxpayerId, id), isUnended, isPresent)),
    peopleOf(id),
  ]);
  return {
    ...row,
    keeper: row.keeper?.email ? row.keeper : null,
    people,
    open: work?.open ?? 0,
    late: work?.late ?? 0,
  };
}

/** For queries that join `users` and `profiles`. */
const REACHED = {
  name: sql<string>`coalesce(${profiles.fullName}, ${users.email})`,
  email: sql<string>`${users.email}`,
  // Drizzle takes a row whose only column is null for none.
  phone: sql<string | null>`${profiles.contactNumber}`,
};

function peopleOf(taxpayerId: string): Promise<Reached[]> {
  return db()
    .select(REACHED)
    .from(taxpayerMembers)
    .innerJoin(users, eq(users.id, taxpayerMembers.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(taxpayerMembers.taxpayerId, taxpayerId))
    .orderBy(sql`${taxpayerMembers.role} = 'contributor'`, byName(profiles.fullName));
}

/** To throw on the page of a taxpayer that the reader does not see. */
export async function toCard(me: FirmActor, id: string): Promise<Response> {
  return (await findCard(id)) ? redirect(`/admin/taxpayers/${id}/card`) : goneTaxpayer(me, id);
}

/** To throw on the page of an engagement that the reader does not see. */
export async function toCardOfWork(me: FirmActor, id: string): Promise<Response> {
  const { taxpayerId } = engagements;
  const [work] = isUuid(id)
    ? await db()
        .select({ taxpayerId })
        .from(engagements)
        .where(and(eq(engagements.id, id), isPresent))
    : [];
  return work && (await findCard(work.taxpayerId))
    ? redirect(`/admin/taxpayers/${work.taxpayerId}/card`)
    : goneWork(me, id);
}

type Task = Posted & { me: FirmActor; id: string };

export const changeOnCard = postedForms<Task, 'open' | NoteIntent, WithMeanwhile>({
  commands: { open, ...noteCommands<Task>(({ id }) => ({ entity: 'card', id })) },
  path: ({ id }) => `/admin/taxpayers/${id}/card`,
  missing: NO_TAXPAYER,
  row: 'item',
  kept: ({ me, request }) => keptBy(me.id, request),
});

async function open({ form, me, id }: Task) {
  const reason = oneLine(textIn(form, 'reason'));
  if (reason.length < SHORTEST_REASON) return refused({ reason: 'Say why, in a few words.' });
  if (reason.length > LONGEST_REASON) return refused({ reason: `At most ${LONGEST_REASON} characters.` });
  const opened = await openFile(me, id, reason);
  if (opened === 'gone') return missing();
  const to = `/admin/taxpayers/${id}`;
  if (opened === 'open') return done({ title: 'The file is open to you', to });
  const description = 'It is open to you for a day. The colleague who looks after it is told.';
  return done({ title: 'File opened', description, to });
}
