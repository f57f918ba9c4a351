import type { Signing } from '#app/platform/db/work-values.ts';
import { signNow } from '../engagements/signing.ts';

type Owed = { approvals: number; signings: readonly Signing[] };

/** What this person approves or signs now: not what they have signed, or what others sign. */
export function approvalsLeftTo(email: string, { approvals, signings }: Owed): number {
  const others = signings.filter((signing) => signNow(signing).every((signer) => signer.email !== email));
  return Math.max(0, approvals - others.length);
}

type Open = Owed & { isOpen: boolean; proposalId: string | null; papers: number; questions: number };

export function isLeftTo(email: string, one: Open): boolean {
  const { isOpen, proposalId, papers, questions } = one;
  return !isOpen || proposalId !== null || papers + questions + approvalsLeftTo(email, one) > 0;
}
