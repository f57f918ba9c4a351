import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may, type Permission } from '#app/accounts/core/roles.ts';

/** `request`: one count per request object, however many notices ask for it. */
export type NoticeContext = { me: FirmActor; now: Date; request?: object };

export type NoticeState = { state: string; isUrgent: boolean; path: string; linkText: string };

export type NoticeDeclaration = {
  subject: string;
  permission: Permission;
  check(context: NoticeContext): Promise<NoticeState>;
};

/** `app/registry/notices.server.ts` lists every notice. */
export function defineNotice(notice: NoticeDeclaration): NoticeDeclaration {
  return notice;
}

export type Notice = NoticeState & { subject: string };

export function checkNotices(
  notices: readonly NoticeDeclaration[],
  context: NoticeContext,
): Promise<Notice[]> {
  const own = notices.filter(({ permission }) => may(context.me.role, permission));
  return Promise.all(own.map(async ({ subject, check }) => ({ subject, ...(await check(context)) })));
}
