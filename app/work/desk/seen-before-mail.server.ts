import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';

/** The ids of what the client saw on the page before a mail about it was due. */
export function seenBeforeMail(all: readonly { id: string; at: Date; seenAt: Date | null }[]): string[] {
  const wait = noticeWait();
  return all.filter(({ at, seenAt }) => seenAt && seenAt.getTime() - at.getTime() < wait).map(({ id }) => id);
}
