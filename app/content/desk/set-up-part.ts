import { CONTENT_PATH, kindPath, type ContentName } from '#app/content/core/content-path.ts';

export const SET_UP_PATH = `${CONTENT_PATH}/set-up`;

export type Line = { title: string; path: string };

export type Part = {
  name: string;
  title: string;
  about: string;
  path: string;
  of: number;
  /** Items or fields that still have their original text. */
  left: Line[];
  leftTitle?: string;
  /** A form that takes all that is left off the site. */
  takeOff?: TakeOff | null;
  problems?: Problem[];
  /** The step before it, which must be done first. */
  after?: string | null;
  /** Why what is left must change; null if it may stay. */
  mustChange?: string | null;
  /** The original site had no entries: without new ones there is nothing to do. */
  cameEmpty?: boolean;
};

/** Where the form posts to, and its fields. It asks first, or has an Undo. */
export type TakeOff = { path: string; intent: string; name: string; value: string };

export function takeOffCame(kind: ContentName): TakeOff {
  return { path: kindPath({ name: kind }), intent: 'take-off:came', name: 'kind', value: kind };
}

export type Problem = Line & { what: string };
