import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may, type Permission } from '#app/accounts/core/roles.ts';

/** `request`: notices with the same request object share one count. */
export type NoticeContext = { me: FirmActor; now: Date; request?: object };

/** `open`: neither urgent nor in order. `unset`: what would be watched is not set up. */
export type Standing = 'urgent' | 'open' | 'unset' | 'order';

/** `state` of a missing setting says what that costs, and which variable sets it. */
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

export function standingOf(count: number, isUrgent = count > 0): Standing {
  if (isUrgent) return 'urgent';
  return count > 0 ? 'open' : 'order';
}

export type Notice = NoticeState & { subject: string };

/** Only colleagues who look after the site see what is not set up. */
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
