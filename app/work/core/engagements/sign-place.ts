import type { Approval, SignPlace } from '#app/platform/db/work-values.ts';

/** Of the middle of a name, in thousandths of a page. */
const ACROSS = { left: 200, middle: 500, right: 800 } as const;
const DOWN = { top: 80, bottom: 920 } as const;

/** Apart from each other, in thousandths: names lie side by side, or one below the other. */
const APART = { x: 290, y: 75 } as const;

/** By the name in forms: where on a page. */
export const PLACES = {
  'bottom-left': { label: 'Bottom left', x: ACROSS.left, y: DOWN.bottom },
  'bottom-middle': { label: 'Bottom, in the middle', x: ACROSS.middle, y: DOWN.bottom },
  'bottom-right': { label: 'Bottom right', x: ACROSS.right, y: DOWN.bottom },
  'top-left': { label: 'Top left', x: ACROSS.left, y: DOWN.top },
  'top-middle': { label: 'Top, in the middle', x: ACROSS.middle, y: DOWN.top },
  'top-right': { label: 'Top right', x: ACROSS.right, y: DOWN.top },
} as const;

/** In forms: a point of one’s own, which two more fields name. */
export const OWN_PLACE = 'own';

/** “page 3, bottom right”, or “page 3, 62% from the left and 40% from the top”; of several documents, which one. */
export function placeText(place: SignPlace, documents: Approval['documents']): string {
  return [...pageOf(place, documents), namedPlace(place) ?? pointText(place)].join(', ');
}

/** To who signs there: a point of the colleague’s own is only “page 3, where we have marked it”. */
export function ownPlaceText(place: SignPlace, documents: Approval['documents']): string {
  return [...pageOf(place, documents), namedPlace(place) ?? 'where we have marked it'].join(', ');
}

function pageOf({ document, page }: SignPlace, documents: Approval['documents']): string[] {
  const file = documents.length > 1 ? documents.find(({ id }) => id === document)?.name : undefined;
  return [...(file ? [file] : []), `page ${page}`];
}

function namedPlace({ x, y }: SignPlace): string | undefined {
  return Object.values(PLACES)
    .find((one) => one.x === x && one.y === y)
    ?.label.toLowerCase();
}

/** Whole percents tell places apart: names nearer to each other would lie over each other. */
export function pointText({ x, y }: Pick<SignPlace, 'x' | 'y'>): string {
  return `${Math.round(x / 10)}% from the left and ${Math.round(y / 10)}% from the top`;
}

/** Of percents as people type them, `62.5` or `62,5`; null off the page. */
export function thousandths(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  const value = /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 10) : Infinity;
  return value <= 1000 ? value : null;
}

export function placeKey({ document, email, page, x, y }: SignPlace): string {
  return [document, email, page, x, y].join(' ');
}

export function isOver(one: SignPlace, other: SignPlace): boolean {
  if (one.document !== other.document || one.page !== other.page) return false;
  return Math.abs(one.x - other.x) < APART.x && Math.abs(one.y - other.y) < APART.y;
}
