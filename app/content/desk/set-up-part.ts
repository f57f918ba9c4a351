import { kindPath, type ContentName } from '#app/content/core/content-path.ts';

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
  /** Takes all that is left off the site at once. */
  takeOff?: TakeOff | null;
  problems?: Problem[];
};

/** A form: where it goes, and what is in it. It asks first, or Undo takes it back. */
export type TakeOff = { path: string; intent: string; name: string; value: string };

/** What came with the site, of one kind. */
export function takeOffCame(kind: ContentName): TakeOff {
  return { path: kindPath({ name: kind }), intent: 'take-off:came', name: 'kind', value: kind };
}

export type Problem = Line & { what: string };
