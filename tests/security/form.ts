import type { Who } from './fixture.ts';

export type Fields = Record<string, string>;

/** `posts` are valid; the form also sends the `refused`, but this data does not allow them. */
export type Form = {
  who: Who;
  path: string;
  posts: Fields[];
  refused?: Fields[];
  refusesForms?: true;
  hashes?: true;
  /** From programs, which send no origin. */
  fromAnywhere?: true;
};

export function sentTo({ posts, refused = [] }: Form): Fields[] {
  return [...posts, ...refused];
}

const sentBy =
  (who: Who) =>
  (path: string, ...posts: Fields[]): Form => ({ who, path, posts });

export const byVisitor = sentBy('visitor');
export const byMember = sentBy('member');
export const byStaff = sentBy('staff');
export const byAdmin = sentBy('admin');
