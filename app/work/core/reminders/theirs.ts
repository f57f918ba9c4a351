import { leftToApprove, type Owed } from '../engagements/signing.ts';

type Open = Owed & { isOpen: boolean; proposalId: string | null; papers: number; questions: number };

export function isLeftTo(email: string, one: Open): boolean {
  const { isOpen, proposalId, papers, questions } = one;
  return !isOpen || proposalId !== null || papers + questions + leftToApprove(email, one).approvals > 0;
}
