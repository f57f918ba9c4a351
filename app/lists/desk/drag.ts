import type { Position } from './move.server.ts';
import { closestTo } from '#app/platform/ui/closest-to.ts';

export function followDrag(press: PointerEvent, drop: (id: string, position: Position) => void): void {
  const handle = press.currentTarget instanceof HTMLElement ? press.currentTarget : null;
  const row = closestTo(press, '[data-row]');
  if (!row || press.button !== 0) return;
  press.preventDefault();
  const grip = handle ?? row;
  const list = row.parentElement;
  let over: { row: HTMLElement; side: Position['side'] } | null = null;
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
    const others = [...(list?.children ?? [])]
      .filter((other) => other instanceof HTMLElement)
      .filter((other) => other !== row);
    const below = others.find((other) => clientY < middleOf(other));
    const target = below ?? others.at(-1);
    if (!target) return;
    over = { row: target, side: below ? 'before' : 'after' };
    target.dataset.drop = over.side;
  };
  const release = () => {
    const position = over && { side: over.side, target: over.row.dataset.row ?? '' };
    end();
    if (position && row.dataset.row) drop(row.dataset.row, position);
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
