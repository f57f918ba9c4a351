import type { ContentName } from '#app/content/core/content-path.ts';

export type Line = { title: string; path: string };

/** Something of the firm that is set up. */
export type Part = {
  name: string;
  title: string;
  about: string;
  path: string;
  /** Of its items, or its fields if it is one item. */
  of: number;
  /** Says what it said when the site came. */
  left: Line[];
  leftTitle?: string;
  /** The kind of which all that is left can be taken off the site at once. */
  takeOff?: ContentName | null;
  problems?: Problem[];
};

export type Problem = Line & { what: string };
