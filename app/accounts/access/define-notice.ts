import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may, type Permission } from '#app/accounts/core/roles.ts';

/** `request`: one count per request object, however many notices ask for it. */
export type NoticeContext = { me: FirmActor; now: Date; request?: object };

/** `open`: neither urgent nor in order. `unset`: what would be watched is not set up. */
export type Standing = 'urgent' | 'open' | 'unset' | 'order';

/** `state` of what is not set up says what that costs, and which variable sets it up. */
export type NoticeState = {
  state: string;
  standing: Standing;
  path: string;
  linkText: string;
};

export type NoticeDeclaration = {
  subject: string;
  permission: Permission;
  check(context: NoticeContext): Promise<NoticeState>;
};

export function defineNotice(notice: NoticeDeclaration): NoticeDeclaration {
  return notice;
}

/** Of a number of things to do, as urgent as the first of them. */
export function standingOf(count: number, isUrgent = count > 0): Standing {
  if (isUrgent) return 'urgent';
  return count > 0 ? 'open' : 'order';
}

export type Notice = NoticeState & { subject: string };

/** What is not set up is only for those who look after the site. */
export async function checkNotices(
  notices: readonly NoticeDeclaration[],
  context: NoticeContext,
): Promise<Notice[]> {
  const { role } = context.me;
  const own = notices.filter(({ permission }) => may(role, permission));
  const found = await Promise.all(
    own.map(async ({ subject, check }) => ({ subject, ...(await check(context)) })),
  );
  return found.filter(({ standing }) => standing !== 'unset' || may(role, 'site'));
}
