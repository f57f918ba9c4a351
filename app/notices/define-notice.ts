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
