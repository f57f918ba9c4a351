import type { Approval, Signing } from '#app/platform/db/work-values.ts';

type Signer = Signing['signers'][number];

export type Turn = 'now' | 'not-signer' | 'signed' | 'not-turn' | 'late';

/** Whether this address signs now. `today`: `2026-11-27`; the day `until` still counts. */
export function turnToSign(signing: Signing, email: string, today: string): Turn {
  if (!signing.signers.some((one) => one.email === email)) return 'not-signer';
  if (hasSigned(signing, email)) return 'signed';
  if (today > signing.until) return 'late';
  return signNow(signing).some((one) => one.email === email) ? 'now' : 'not-turn';
}

export function stillToSign(signing: Signing): Signer[] {
  return signing.signers.filter(({ email }) => !hasSigned(signing, email));
}

/** Of those who are still to sign: all of them, or the next one if they sign in order. */
export function signNow(signing: Signing): Signer[] {
  const left = stillToSign(signing);
  return signing.inOrder ? left.slice(0, 1) : left;
}

/** `First Thandi Nkosi, then Sipho Dube.`; null where they sign in any order, or one alone. */
export function orderText({ signers, inOrder }: Pick<Signing, 'signers' | 'inOrder'>): string | null {
  const [first, ...others] = signers.map(({ name }) => name);
  return inOrder && others.length > 0 ? `First ${[first, ...others].join(', then ')}.` : null;
}

/** `approvals`: of one piece of work, `signings` among them. */
export type Owed = { approvals: number; signings: readonly Signing[] };

/** What this person approves or signs now: not what they have signed, or what others sign. */
export function leftToApprove(email: string, { approvals, signings }: Owed) {
  const signatures = signings.filter((one) => signNow(one).some((signer) => signer.email === email)).length;
  return { approvals: Math.max(0, approvals - signings.length + signatures), signatures };
}

/** What is signed by all, and not sealed yet: it is never approved alone. */
export function toSeal(approval: Approval): { signing: Signing; at: string } | null {
  const { signing, given } = approval;
  return signing && given && !signing.sealed ? { signing, at: given.at } : null;
}

/** Whether a signer says that one of its signatures is not theirs. */
export function isDisputed({ signatures, objections = [] }: Signing): boolean {
  return objections.some((one) =>
    signatures.some(({ email, at }) => email === one.email && at === one.signedAt),
  );
}

function hasSigned({ signatures }: Signing, email: string): boolean {
  return signatures.some((one) => one.email === email);
}
