import type { Member } from '#app/accounts/core/member.server.ts';
import type { Role } from '#app/accounts/core/roles.ts';
import type { Holding } from '#app/accounts/leaving/define-holding.ts';
import {
  handOver,
  heldBy,
  keepHandOver,
  lastGiven,
  undoHandOver,
} from '#app/accounts/leaving/hand-over.server.ts';
import { everyKind } from '#app/accounts/leaving/held.server.ts';
import { successorsIn } from '#app/accounts/leaving/successors.ts';
import { whenText } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import {
  done,
  postedForms,
  refused,
  unchanged,
  type Posted,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import type { UserLine } from './user.ts';

export type Holder = UserLine & { role: Role };

type Context = Posted & { me: Pick<Member, 'id'>; holder: Holder; holdings: readonly Holding[] };

type HandOverIntent = 'hand-over' | 'take-back';

const PEOPLE = '/admin/practice';
const HOLDERS = '/admin/work/people';

export const changeHolder = postedForms<Context, HandOverIntent>({
  commands: { 'hand-over': handOn, 'take-back': takeBack },
  path: ({ holder }) => `${HOLDERS}/${holder.id}`,
});

/** What somebody holds goes to others, all or nothing, and their role stays. */
async function handOn({ form, me, holder, holdings }: Context): Promise<Reply<'take-back'>> {
  const { id: holderId, role, fullName } = holder;
  const successors = successorsIn(form, await everyKind(holdings, holderId, role));
  if (!successors) return refused('Choose who gets it.');
  const whole = { holderId, actorId: me.id, keepsRole: true };
  const now = new Date();
  const { handed, left } = await db().transaction(async (tx) => {
    const { moved, left } = await handOver(tx, holdings, { ...whole, successors }, now);
    if (moved.length === 0) return { handed: null, left };
    return { handed: await keepHandOver(tx, { ...whole, role, moved }, now), left };
  });
  const rest =
    left.length > 0
      ? `${left.join(' and ')} stayed with ${fullName}: the successor is booked at that time.`
      : undefined;
  if (!handed)
    return unchanged({
      title: 'Nothing was handed over',
      description: rest ?? (await meanwhile(holder, holdings)),
    });
  const given = await lastGiven(holdings, holderId);
  return done<'take-back'>({
    title: `What ${fullName} held is handed over`,
    description: [given && `${given.to.join('; ')}.`, rest].filter(Boolean).join(' '),
    to: PEOPLE,
    undo: { intent: 'take-back', handOver: handed },
    undoHere: true,
  });
}

async function meanwhile(
  { id, fullName }: Holder,
  holdings: readonly Holding[],
): Promise<string | undefined> {
  if ((await heldBy(holdings, id)).length > 0) return undefined;
  const given = await lastGiven(holdings, id);
  const who = given && `: ${given.by} gave ${given.to.join('; ')} ${whenText(given.at)}`;
  return `Nothing is left with ${fullName}${who ?? ''}.`;
}

async function takeBack({ holder, ...rest }: Context) {
  return takeBackFrom(holder, { ...rest, keepsRole: true });
}

export async function takeBackFrom(
  { id: holderId, fullName }: Pick<Holder, 'id' | 'fullName'>,
  { form, me, holdings, keepsRole }: Pick<Context, 'form' | 'me' | 'holdings'> & { keepsRole: boolean },
) {
  const act = { id: textIn(form, 'handOver'), holderId, actorId: me.id, keepsRole };
  const undone = await db().transaction((tx) => undoHandOver(tx, holdings, act));
  if (!undone) return unchanged({ title: 'It was taken back already, or is older than a day' });
  const { back, kept } = undone;
  const rest = kept > 0 ? ` ${kept} went on since, and stay where they are.` : '';
  const has = keepsRole
    ? `${back} of what was handed over again.`
    : `the role again, and ${back} of what was handed over.`;
  return done({ title: 'Taken back', description: `${fullName} has ${has}${rest}` });
}
