import { firm } from '#app/platform/content/firm.ts';
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { withReturn } from '#app/accounts/core/landing.ts';
import { findMember, findMemberOnce, requireMember, type Member } from '#app/accounts/core/member.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { findEngagement, type Engagement } from '#app/work/core/engagements/find.server.ts';
import { claimableBehind } from '#app/work/core/taxpayers/claims.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { lostForm, unreadForm } from '#app/platform/drafts/lost-form.server.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { anotherCode } from './ended-link.server.ts';
import { openedAddress } from './opened-link.server.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isMemberOf } from '#app/work/core/engagements/recipients.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

const ADD_FIRST = {
  title: 'Add it to your account first',
  description: 'We write to your address about this work. Add it here, and it opens.',
  tone: 'plain',
} as const;

const MOVED = {
  title: 'This work opens with another address now',
  get description() {
    return `We no longer write to your address about it. If you did not ask for that, call ${firm.phone}.`;
  },
  tone: 'loss',
} as const;

const NONE = 'There is nothing here that you can open.';
const DELETED = 'We have taken this work away meanwhile.';

export function memberActor({ id, email, fullName }: Pick<Member, 'id' | 'email' | 'fullName'>): ClientActor {
  return { party: 'client', userId: id, email, name: fullName || email };
}

/** Throws 404 if it is not this client's, and redirects a visitor to the sign-in. */
export async function requireClient(
  args: Args,
  engagementId: string | undefined,
  now = new Date(),
): Promise<ClientActor> {
  return (await requireEngagement(args, engagementId, now)).actor;
}

export async function requireEngagement(
  { request, context }: Args,
  engagementId = '',
  now = new Date(),
): Promise<{ actor: ClientActor; engagement: Engagement }> {
  const [member, address] = await Promise.all([
    findMemberOnce(request, context),
    openedAddress(request, engagementId, now),
  ]);
  const found = await firstWhoSees(engagementId, { member, address });
  if (found) return found;
  const again =
    isUuid(engagementId) && !address ? await anotherCode({ request, context }, engagementId, now) : null;
  if (again) throw again;
  if (member && (await claimableBehind(member.id, engagementId)))
    throw await redirectWithToast(`/account/taxpayers?to=/work/${engagementId}`, ADD_FIRST);
  if (address) throw await redirectWithToast('/auth/link', MOVED);
  if (member) throw (await lostOf(member.id, engagementId, request)) ?? notFound(NONE);
  if (!isUuid(engagementId)) throw notFound(NONE);
  throw await signInFirst(request, now);
}

async function lostOf(memberId: string, engagementId: string, request: Request): Promise<Response | null> {
  const form = (await isInTrashOfMember(engagementId, memberId)) && (await unreadForm(request));
  const to = { label: 'All your work', path: '/account' };
  return form ? lostForm(memberId, form, { side: 'client', why: DELETED, to }) : null;
}

/** Like `requireClient`, from the address and the cookies only; null where that one throws. */
export async function findClient(
  request: Request,
  engagementId: string,
  now = new Date(),
): Promise<ClientActor | null> {
  const [member, address] = await Promise.all([
    findMember(request, now),
    openedAddress(request, engagementId, now),
  ]);
  return (await firstWhoSees(engagementId, { member, address }))?.actor ?? null;
}

async function firstWhoSees(
  engagementId: string,
  { member, address }: { member: Member | null; address: string | null },
): Promise<{ actor: ClientActor; engagement: Engagement } | null> {
  const actors = [
    ...(member ? [memberActor(member)] : []),
    ...(address ? [linkActor(address, engagementId)] : []),
  ];
  for (const actor of actors) {
    const engagement = await findEngagement(actor, engagementId);
    if (engagement) return { actor, engagement };
  }
  return null;
}

export function linkActor(email: string, engagementId: string): ClientActor {
  return { party: 'client', userId: null, email, name: email, engagementId };
}

/** `requireMember`, which always throws here, keeps what was posted. */
async function signInFirst(request: Request, now: Date): Promise<unknown> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET') {
    const page = new URL(pathname.replace(/\/files$/, ''), request.url);
    return requireMember(new Request(page, request), now);
  }
  return redirect(withReturn('/auth/link', { redirectTo: pathname }), {
    status: 303,
    headers: { 'Cache-Control': PRIVATE_PAGE },
  });
}

async function isInTrashOfMember(engagementId: string, userId: string): Promise<boolean> {
  if (!isUuid(engagementId)) return false;
  const found = await db()
    .select({ id: engagements.id })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(and(eq(engagements.id, engagementId), isNotNull(engagements.deletedAt), isMemberOf(userId)));
  return found.length > 0;
}
