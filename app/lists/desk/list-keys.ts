import { useEffect } from 'react';
import type { Move } from './reorder.ts';
import { isKeyOf } from '#app/platform/core/keys.ts';
import { closestTo } from '#app/platform/ui/closest-to.ts';

/** Single keys work only on a focused row: speech input could press them by accident (WCAG 2.1.4). */
export function useListKeys(move: Move | null) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === '/') focusSearch(event);
      else if (move && event.altKey) moveFocused(event, move);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [move]);
}

const DIRECTIONS = { ArrowUp: 'up', ArrowDown: 'down' } as const;

function focusSearch(event: KeyboardEvent): void {
  const isTyping = closestTo(event, 'input:not([type=checkbox]), textarea, select');
  if (isTyping || !closestTo(event, '[data-row]') || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('#search')?.focus();
}

function moveFocused(event: KeyboardEvent, move: Move): void {
  const id = closestTo(event, '[data-row]')?.dataset.row;
  if (!isKeyOf(DIRECTIONS, event.key) || !id) return;
  event.preventDefault();
  move(id, DIRECTIONS[event.key]);
}
