import type { Member } from '#app/accounts/core/member.server.ts';
import { setRole } from '#app/accounts/core/roles.server.ts';
import type { Role } from '#app/accounts/core/roles.ts';
import type { Holding } from '#app/accounts/leaving/define-holding.ts';
import { handOver, keepHandOver } from '#app/accounts/leaving/hand-over.server.ts';
import { heldKinds } from '#app/accounts/leaving/held.server.ts';
import { successorsIn } from '#app/accounts/leaving/successors.ts';
import { db } from '#app/platform/db/client.server.ts';
import type { UserLine } from './user.ts';

type Ending = { form: FormData; me: Member; user: UserLine; holdings: readonly Holding[] };

/** What could not go to its successor is said. */
type Ended = { description?: string; undo?: { intent: 'take-back'; handOver: string } };

/** Hands over to the named successors and changes the role, all or nothing. `question`: something has no successor. */
export async function endRole(
  { form, me, user, holdings }: Ending,
  role: Role | null,
  now = new Date(),
): Promise<Ended | 'question' | 'last-admin'> {
  const successors = successorsIn(form, await heldKinds(holdings, user, role));
  if (!successors) return 'question';
  return db().transaction(async (tx) => {
    const { id: holderId, role: former } = user;
    const change = await setRole(tx, { userId: holderId, role, actorId: me.id }, now);
    if (change === 'last-admin') return change;
    const { moved, left } = await handOver(tx, holdings, { holderId, actorId: me.id, successors }, now);
    if (!former || moved.length === 0) return {};
    const kept = { holderId, actorId: me.id, role: former, keepsRole: false, moved };
    const undo = { intent: 'take-back', handOver: await keepHandOver(tx, kept, now) } as const;
    if (left.length === 0) return { undo };
    return { undo, description: `Nobody holds ${left.join(' and ')}: the successor is booked at that time.` };
  });
}
