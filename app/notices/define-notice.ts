/** What is checked for whom. */
export type NoticeContext = { adminId: string; now: Date };

/** What the check has found: `isUrgent` when somebody has to act; the link leads to where. */
export type NoticeState = { state: string; isUrgent: boolean; path: string; linkText: string };

export type NoticeDeclaration = {
  subject: string;
  check(context: NoticeContext): Promise<NoticeState>;
};

/** Declares a subject of the page "What needs attention". `app/registry/notices.server.ts` lists them all. */
export function defineNotice(notice: NoticeDeclaration): NoticeDeclaration {
  return notice;
}
