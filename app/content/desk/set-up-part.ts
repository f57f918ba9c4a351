import { CONTENT_PATH, kindPath, type ContentName } from '#app/content/core/content-path.ts';

export const SET_UP_PATH = `${CONTENT_PATH}/set-up`;

export type Line = { title: string; path: string };

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
  /** The step before it: while that is not done, neither is this one. */
  after?: string | null;
  /** Why what is left may not stay as it is; null if it may. */
  mustChange?: string | null;
  /** There was nothing of it on the site when it came: without entries there is nothing to do. */
  cameEmpty?: boolean;
};

/** A form: where it goes, and what is in it. It asks first, or Undo takes it back. */
export type TakeOff = { path: string; intent: string; name: string; value: string };

export function takeOffCame(kind: ContentName): TakeOff {
  return { path: kindPath({ name: kind }), intent: 'take-off:came', name: 'kind', value: kind };
}

export type Problem = Line & { what: string };
