import { firm } from '#app/platform/content/firm.ts';
import { hoursText, retention } from '#content/retention.ts';
import { DAY, HOUR } from '#app/platform/core/time.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import type { PROOFS, RECOVERY_STATES } from '#app/platform/db/schema/recoveries.ts';
import { may, type Role } from '#app/accounts/core/roles.ts';

export type RecoveryState = (typeof RECOVERY_STATES)[number];
export type Proof = (typeof PROOFS)[number];

/** From the proof until it takes effect without a second colleague. The owner is told, and can stop it. */
const RECOVERY_WAIT_HOURS = 24;
export const RECOVERY_WAIT = RECOVERY_WAIT_HOURS * HOUR;
export const RECOVERY_WAIT_TEXT = hoursText(RECOVERY_WAIT_HOURS);

/** Front and back, or a passport, and one more try. */
export const MOST_IDENTITY_FILES = 4;

export const CONFIRM_LASTS = hoursText(retention.confirmLinkHours);

type Act = 'confirm' | 'prove' | 'finish' | 'stop' | 'cancel' | 'expire';

const NEXT: Record<RecoveryState, Partial<Record<Act, RecoveryState>>> = {
  unconfirmed: { confirm: 'open' },
  open: { prove: 'waiting', stop: 'stopped', cancel: 'cancelled', expire: 'expired' },
  waiting: { finish: 'done', stop: 'stopped', cancel: 'cancelled', expire: 'expired' },
  done: {},
  stopped: {},
  cancelled: {},
  expired: {},
};

/** Null where the act does nothing. */
export function afterAct(state: RecoveryState, act: Act): RecoveryState | null {
  return NEXT[state][act] ?? null;
}

export const STATE_TEXTS: Record<RecoveryState, string> = {
  unconfirmed: 'Address not confirmed',
  open: 'Prove who asks',
  waiting: 'Waits',
  done: 'Done',
  stopped: 'Stopped by “This was not me”',
  cancelled: 'Refused',
  expired: 'Too old',
};

export function stateText({ state, raisedAt, lookedIntoAt }: Standing): string {
  return state === 'done' && raisedAt && !lookedIntoAt ? 'Questioned by the old address' : STATE_TEXTS[state];
}

export type Standing = { state: RecoveryState; raisedAt: Date | null; lookedIntoAt: Date | null };

export const PROOF_TEXTS: Record<Proof, string> = {
  called: 'Called on the number on file',
  in_person: 'Saw the person and the ID',
  papers: 'Compared the ID with what is on file',
};

type Compared = { number: boolean; identity: boolean };

/** An empty file proves nothing: only ways for which it has something. */
export function proofsWith({ number, identity }: Compared): Proof[] {
  const offered: Record<Proof, boolean> = { called: number, in_person: true, papers: identity };
  return keysOf(PROOF_TEXTS).filter((proof) => offered[proof]);
}

export function missingText({ number, identity }: Compared): string | null {
  if (number && identity) return null;
  if (number)
    return 'No ID is on file to compare with: call the number on file, or see the person with the ID.';
  if (identity) return 'No number is on file to call: compare the ID, or see the person with it.';
  return 'No number and no ID is on file: see the person with the ID.';
}

/** The same words for every asker: they must not reveal what is on file. */
export function withoutNumber(): string {
  return `If it is not, call ${firm.phone} to agree on a time: one of us has to see you with your ID. If we have your ID on file, a picture of it is enough: we compare the two.`;
}

export type Clock = {
  state: RecoveryState;
  createdAt: Date;
  provedAt: Date | null;
  approvedBy: string | null;
};

export type Owner = { role: Role | null; isProverHere: boolean };

/** An own account, or a proof by somebody who left, always needs a second person. */
export function needsSecond({ role, isProverHere }: Owner): boolean {
  return role !== null || !isProverHere;
}

export function isDue({ state, provedAt, approvedBy }: Clock, owner: Owner, now: Date): boolean {
  if (state !== 'waiting' || !provedAt) return false;
  return approvedBy !== null || (!needsSecond(owner) && now.getTime() - provedAt.getTime() >= RECOVERY_WAIT);
}

/** When it expires without a further act; null if it is over. */
export function expiresAt({ state, createdAt, provedAt }: Clock): Date | null {
  switch (state) {
    case 'unconfirmed':
      return new Date(createdAt.getTime() + retention.confirmLinkHours * HOUR);
    case 'open':
      return new Date(createdAt.getTime() + retention.recoveryOpenDays * DAY);
    case 'waiting':
      return new Date((provedAt ?? createdAt).getTime() + retention.recoveryOpenDays * DAY);
    case 'done':
    case 'stopped':
    case 'cancelled':
    case 'expired':
      return null;
  }
}

type Asking = { me: { id: string; role: Role | null }; userId: string; ownerRole: Role | null };

export function proofForbidden({ me, userId }: Asking): string | null {
  if (!may(me.role, 'recovery')) return 'Your role does not allow this.';
  return me.id === userId ? 'This is your own account: a colleague has to do it.' : null;
}

export function secondForbidden(asking: Asking, provedBy: string | null): string | null {
  const { me, ownerRole } = asking;
  const forbidden = proofForbidden(asking);
  if (forbidden) return forbidden;
  if (me.id === provedBy) return 'You proved who asks: somebody else has to be the second.';
  if (ownerRole !== null && !may(me.role, 'users'))
    return 'It is the account of a colleague: the second has to be an administrator.';
  return null;
}
