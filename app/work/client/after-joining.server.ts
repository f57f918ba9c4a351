import type { Member } from '#app/accounts/core/member.server.ts';
import { engagementsOf } from '#app/work/core/engagements/find.server.ts';
import { UNENDED } from '#app/work/core/engagements/states.ts';
import { memberActor } from './client.server.ts';

/** The work, if there is one piece to go on with; else the only taxpayer, or all of them. */
export async function placeAfterJoining(member: Member, taxpayerIds: readonly string[]): Promise<string> {
  const works = (await engagementsOf(memberActor(member))).filter(
    ({ taxpayer, state }) => taxpayerIds.includes(taxpayer.id) && UNENDED.some((one) => one === state),
  );
  if (works.length === 1) return `/work/${works[0]?.id}`;
  return taxpayerIds.length === 1 ? `/account/taxpayers/${taxpayerIds[0]}` : '/account';
}
