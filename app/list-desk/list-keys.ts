import { useEffect } from 'react';
import type { Move } from './reorder.ts';

/**
 * From a row that has the focus `/` goes to the search, and Alt with an arrow moves the row, where rows can be moved. From
 * elsewhere a single key does nothing: whoever speaks to the browser would press it by chance (WCAG 2.1.4).
 */
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
  const way = { ArrowUp: 'up', ArrowDown: 'down' }[event.key] as 'up' | 'down' | undefined;
  const id = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
  if (!way || !id) return;
  event.preventDefault();
  move(id, way);
}
