/** At most this many of a filter's matches are done at once. */
export const MOST_MATCHING = 1000;

export function boxesIn(root: Element | null): HTMLInputElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>('[name=ticked]') ?? [])];
}

export function allThatMatch(root: Element | null): HTMLInputElement | null {
  return root?.querySelector<HTMLInputElement>('.message-match > input') ?? null;
}

/** With Shift: from the last ticked checkbox to this one. */
export function tickRange(root: Element, from: Element | null, to: HTMLInputElement): void {
  const boxes = boxesIn(root);
  const [first, last] = [boxes.findIndex((box) => box === from), boxes.indexOf(to)].toSorted((a, b) => a - b);
  if (first === undefined || last === undefined || first < 0) return;
  for (const box of boxes.slice(first, last + 1)) box.checked = to.checked;
}

/** The bar sticks to the edge of the window and would cover the box. */
export function keepInSight(root: Element, box: Element): void {
  const bar = root.querySelector('.message-bulk')?.getBoundingClientRect();
  const row = (box.closest('tr') ?? box).getBoundingClientRect();
  if (bar && bar.height > 0 && row.bottom > bar.top) scrollBy(0, row.bottom - bar.top);
}
