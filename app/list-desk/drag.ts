import type { Place } from './move.server.ts';

/**
 * From the press on a row's handle to its release: the row follows the pointer, a line shows where it would go, and `drop`
 * is told where it went. Escape leaves everything as it is.
 */
export function followDrag(press: PointerEvent, drop: (id: string, place: Place) => void): void {
  const handle = press.currentTarget instanceof HTMLElement ? press.currentTarget : null;
  const row = (press.target as Element).closest<HTMLElement>('[data-row]');
  if (!row || press.button !== 0) return;
  press.preventDefault();
  const grip = handle ?? row;
  const list = row.parentElement;
  let over: { row: HTMLElement; side: Place['side'] } | null = null;
  const ending = new AbortController();
  const { signal } = ending;

  const clear = () => {
    delete over?.row.dataset.drop;
    over = null;
  };
  const end = () => {
    clear();
    delete row.dataset.dragged;
    row.style.removeProperty('translate');
    ending.abort();
  };
  const follow = ({ clientY }: PointerEvent) => {
    row.dataset.dragged = '';
    row.style.translate = `0 ${clientY - press.clientY}px`;
    clear();
    const others = [...(list?.children ?? [])].filter((other) => other !== row) as HTMLElement[];
    const below = others.find((other) => clientY < middleOf(other));
    const target = below ?? others.at(-1);
    if (!target) return;
    over = { row: target, side: below ? 'before' : 'after' };
    target.dataset.drop = over.side;
  };
  const release = () => {
    const place = over && { side: over.side, target: over.row.dataset.row ?? '' };
    end();
    if (place && row.dataset.row) drop(row.dataset.row, place);
  };
  grip.setPointerCapture?.(press.pointerId);
  document.addEventListener('pointermove', follow, { signal });
  document.addEventListener('pointerup', release, { signal });
  document.addEventListener('pointercancel', end, { signal });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && end(), { signal });
}

function middleOf(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
