export type NoticeContext = { adminId: string; now: Date };

export type NoticeState = { state: string; isUrgent: boolean; path: string; linkText: string };

export type NoticeDeclaration = {
  subject: string;
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
  return Promise.all(notices.map(async ({ subject, check }) => ({ subject, ...(await check(context)) })));
}
