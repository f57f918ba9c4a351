import { useEffect } from 'react';
import type { Move } from './reorder.ts';

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

function focusSearch(event: KeyboardEvent): void {
  const target = event.target as Element;
  const isTyping = target.closest('input:not([type=checkbox]), textarea, select');
  if (isTyping || !target.closest('[data-row]') || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('#search')?.focus();
}

function moveFocused(event: KeyboardEvent, move: Move): void {
  const direction = { ArrowUp: 'up', ArrowDown: 'down' }[event.key] as 'up' | 'down' | undefined;
  const id = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
  if (!direction || !id) return;
  event.preventDefault();
  move(id, direction);
}
