import type { Who } from './fixture.ts';

export type Fields = Record<string, string>;

/** `posts` are valid. */
export type Form = { who: Who; path: string; posts: Fields[]; refusesForms?: true; hashes?: true };

const sentBy =
  (who: Who) =>
  (path: string, ...posts: Fields[]): Form => ({ who, path, posts });

export const byVisitor = sentBy('visitor');
export const byMember = sentBy('member');
export const byStaff = sentBy('staff');
export const byAdmin = sentBy('admin');
