import type { AppLoadContext } from '@remix-run/node';
import { firmActor, type FirmActor } from '#app/accounts/core/actor.ts';
import { findMember, findMemberOnce, type Member } from '#app/accounts/core/member.server.ts';
import { namesOfThoseWhoMay } from '#app/accounts/core/role-texts.ts';
import { isPermission, may, type Permission, type Role } from '#app/accounts/core/roles.ts';
import { keepDraft } from '#app/platform/drafts/drafts.server.ts';
import { env } from '#app/platform/env/env.server.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import type { Denial } from './access-denied.tsx';

const VISITOR: Denial = { message: 'You must be logged in to access this page.', remedy: 'sign-in' };
const MEMBER: Denial = { message: 'You do not have administrator privileges.' };
const NO_SECOND_STEP: Denial = {
  message: `On this site ${namesOfThoseWhoMay('desk')} sign in with two steps (2FA). Set yours up first.`,
  remedy: 'second-step',
};

const KEPT = 'What you wrote is kept for a day: you find it in its form when you open that page again.';

/** `permission` is what every loader and action of the route requires. */
export type DeskHandle = RouteHandle & { permission: Permission };

export type Colleague = Member & { role: Role };

type Asking = { request: Request; context: AppLoadContext };

/** Call it first in every loader and action below /admin. Throws 403 with a `Denial`; a form's text is kept. */
export async function requireAccess(
  { request, context }: Asking,
  permission: Permission,
): Promise<Colleague> {
  const member = await findMemberOnce(request, context);
  const admitted = admit(member, permission);
  if ('message' in admitted) throw await denied(request, admitted);
  return admitted;
}

/** As `requireAccess`; the colleague as the one who acts. */
export async function requireFirmActor(asking: Asking, permission: Permission): Promise<FirmActor> {
  return firmActor(await requireAccess(asking, permission));
}

export async function findColleague({ request, context }: Asking): Promise<Colleague | null> {
  const admitted = admit(await findMemberOnce(request, context), 'desk');
  return 'message' in admitted ? null : admitted;
}

/** Null for anybody who may not send more than a form. Throws when the database fails. */
export async function findSender(request: Request, { permission }: RouteHandle): Promise<Colleague | null> {
  if (!isPermission(permission)) return null;
  const admitted = admit(await findMember(request), permission);
  return 'message' in admitted ? null : admitted;
}

function admit(member: Member | null, permission: Permission): Colleague | Denial {
  if (!member) return VISITOR;
  const { role } = member;
  if (!role || !may(role, permission)) return MEMBER;
  return env().REQUIRE_ADMIN_2FA && !member.hasSecondStep ? NO_SECOND_STEP : { ...member, role };
}

/** A Response, because a file's address can't show an error page. */
async function denied(request: Request, { message, ...denial }: Denial): Promise<Response> {
  const whole = (await keepDraft(request)) ? `${message} ${KEPT}` : message;
  return Response.json({ ...denial, message: whole } satisfies Denial, {
    status: 403,
    headers: { 'Cache-Control': 'no-store' },
  });
}
