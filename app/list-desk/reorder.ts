import { useFetchers } from '@remix-run/react';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { followDrag } from './drag.ts';
import { useLeaveGuard, useSend } from './in-browser.ts';
import type { ListPage } from './administer.server.ts';
import type { Place } from './move.server.ts';
import type { Row } from './row.ts';

/** Moves a row past its neighbour, or to a place. */
export type Move = (id: string, where: 'up' | 'down' | Place) => void;

let moves = 0;

/** The rows as they will be once everything that is on its way has arrived, and what puts them elsewhere. */
export function useReorder(page: ListPage) {
  const send = useSend();
  const [last, setLast] = useState<{ row: Row; at: number } | null>(null);
  const forms = useFetchers().flatMap(({ formData }) => formData ?? []);
  const rows = forms.reduce(expected, page.rows);
  const isMoving = forms.some((form) => form.get('intent') === 'move');
  useLeaveGuard(isMoving);
  const refocus = useRefocus();
  const canMove = page.filter.sort === 'order';
  const move: Move = (id, where) => {
    const place = typeof where === 'string' ? placeOf(rows, page, id, where) : where;
    const row = rows.find((row) => row.id === id);
    if (!row || !place || place.target === id) return;
    refocus();
    send(nextKey(), [
      ['intent', 'move'],
      ['id', id],
      [place.side, place.target],
    ]);
    setLast({ row, at: withMoved(rows, id, place).indexOf(row) });
  };
  const onGrab = (event: PointerEvent<HTMLElement>) => followDrag(event.nativeEvent, move);
  const isThere = last !== null && rows.findIndex(({ id }) => id === last.row.id) === last.at;
  const moved = isThere ? { id: last.row.id, words: placeWords(last, page), isSaved: !isMoving } : null;
  return { rows, canMove, move, moved, onGrab };
}

function nextKey(): string {
  moves += 1;
  return `move-${moves}`;
}

function placeWords({ row: { name }, at }: { row: Row; at: number }, { first, matching }: ListPage): string {
  return at < 0
    ? `${name} is on another page now.`
    : `${name} is now number ${first + at + 1} of ${matching}.`;
}

/** What `rows` are once a form that is under way has arrived. */
function expected(rows: Row[], form: FormData): Row[] {
  const ids = form.getAll('id').map(String);
  const intent = form.get('intent');
  if (intent === 'delete') return rows.filter(({ id }) => !ids.includes(id));
  if (intent === 'show' || intent === 'hide') {
    return rows.map((row) => (ids.includes(row.id) ? { ...row, isActive: intent === 'show' } : row));
  }
  if (intent !== 'move') return rows;
  const side = form.has('before') ? 'before' : 'after';
  return withMoved(rows, ids[0] ?? '', { side, target: String(form.get(side)) });
}

function withMoved(rows: Row[], id: string, { side, target }: Place): Row[] {
  const moved = rows.find((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  const at = others.findIndex((row) => row.id === target);
  if (!moved || at < 0) return others;
  return others.toSpliced(side === 'before' ? at : at + 1, 0, moved);
}

function placeOf(rows: Row[], { previous, next }: ListPage, id: string, way: 'up' | 'down'): Place | null {
  const at = rows.findIndex((row) => row.id === id);
  const target = way === 'up' ? (rows[at - 1]?.id ?? previous) : (rows[at + 1]?.id ?? next);
  return target ? { side: way === 'up' ? 'before' : 'after', target } : null;
}

/** A row that is put elsewhere in the document loses the focus; this gives it back. */
function useRefocus() {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const element = focused.current;
    if (element instanceof HTMLElement && element.isConnected && document.activeElement === document.body)
      element.focus();
  });
  return () => {
    focused.current = document.activeElement;
  };
}
