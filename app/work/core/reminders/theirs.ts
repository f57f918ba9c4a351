import type { OpenWork, Person } from './open-work.server.ts';
import { leftToApprove } from '../engagements/signing.ts';

/** The work they are told of; what only an owner can answer goes to owners. */
export function workOf({ email, taxpayerIds, acceptsFor }: Person, work: readonly OpenWork[]): OpenWork[] {
  return work.filter(
    (one) => (isForOwners(one) ? acceptsFor : taxpayerIds).has(one.taxpayerId) && isLeftTo(email, one),
  );
}

function isForOwners({ proposalId, approvals, papers, questions }: OpenWork): boolean {
  return proposalId !== null || (approvals > 0 && papers + questions === 0);
}

function isLeftTo(email: string, one: OpenWork): boolean {
  const { isOpen, proposalId, papers, questions, payment } = one;
  return (
    !isOpen ||
    payment !== null ||
    proposalId !== null ||
    papers + questions + leftToApprove(email, one).approvals > 0
  );
}
