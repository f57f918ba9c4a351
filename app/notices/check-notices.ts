import type { NoticeContext, NoticeDeclaration, NoticeState } from './define-notice.ts';

export type Notice = NoticeState & { subject: string };

export function checkNotices(
  notices: readonly NoticeDeclaration[],
  context: NoticeContext,
): Promise<Notice[]> {
  return Promise.all(notices.map(async ({ subject, check }) => ({ subject, ...(await check(context)) })));
}
