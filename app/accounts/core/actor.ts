import type { Role } from './roles.ts';

/** A colleague at the desk. `stepId`: their changes now are one step; Undo uses this id. */
export type FirmActor = { party: 'firm'; id: string; name: string; role: Role; stepId?: string };

/** A member, or somebody with the code that was mailed to one of the taxpayer's addresses. */
export type ClientActor = {
  party: 'client';
  userId: string | null;
  email: string;
  name: string;
  /** The only engagement that a link opens; not set for a member. */
  engagementId?: string;
  /** Wrote by mail, without a session: never stored as the author. */
  isByMail?: true;
};

export type Actor = FirmActor | ClientActor;

/** The site itself. It reads all clients and work; functions that store an author do not take it. */
export const SITE = { party: 'site' } as const;

export type Reader = Pick<FirmActor, 'party' | 'id' | 'role' | 'stepId'> | ClientActor | typeof SITE;

export function firmActor({ id, fullName, email, role }: Colleague): FirmActor {
  return { party: 'firm', id, name: fullName || email, role };
}

export function withStep(actor: FirmActor): FirmActor & { stepId: string } {
  return { ...actor, stepId: crypto.randomUUID() };
}

type Colleague = { id: string; fullName: string; email: string; role: Role };

export function isByMail(actor: Actor): boolean {
  return actor.party === 'client' && actor.isByMail === true;
}

/** The author as events, messages and documents store it; null for a link. */
export function actorIdOf(actor: Actor | null): string | null {
  if (!actor) return null;
  return actor.party === 'firm' ? actor.id : actor.userId;
}
