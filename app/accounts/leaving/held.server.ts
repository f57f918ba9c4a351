import { findRoles } from '#app/accounts/core/colleagues.server.ts';
import { includesRole, may, type Role } from '#app/accounts/core/roles.ts';
import { countText, type Holding } from './define-holding.ts';
import { heldBy } from './hand-over.server.ts';
import type { HeldKind } from './successors.ts';

type Leaving = { id: string; role: Role | null };

/** What somebody holds whose role ends or, with `to`, sees less; empty if nothing has to be decided. */
export async function heldKinds(
  holdings: readonly Holding[],
  { id, role }: Leaving,
  to: Role | null,
): Promise<HeldKind[]> {
  if (!role || (to && includesRole(to, role))) return [];
  return everyKind(holdings, id, to);
}

/** `to`: the role that they have, or will have. */
export async function everyKind(
  holdings: readonly Holding[],
  id: string,
  to: Role | null,
): Promise<HeldKind[]> {
  const [held, colleagues] = await Promise.all([heldBy(holdings, id), findRoles()]);
  return held.map(({ holding, ids }) => ({
    name: holding.name,
    text: countText(holding, ids.length),
    path: holding.path(id),
    mayStay: may(to, holding.needs),
    colleagues: colleagues.filter((one) => one.id !== id && may(one.role, holding.needs)),
  }));
}
