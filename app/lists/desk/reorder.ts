import { useFetchers } from '@remix-run/react';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { followDrag } from './drag.ts';
import { useLeaveGuard } from '#app/platform/ui/leave-guard.ts';
import { useSend } from './in-browser.ts';
import type { ListPage } from './administer.server.ts';
import type { Position } from './move.server.ts';
import type { Row } from './row.ts';

export type Move = (id: string, where: 'up' | 'down' | Position) => void;

let moves = 0;

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
    const position = typeof where === 'string' ? positionOf(rows, page, id, where) : where;
    const row = rows.find((row) => row.id === id);
    if (!row || !position || position.target === id) return;
    refocus();
    send(nextKey(), [
      ['intent', 'move'],
      ['id', id],
      [position.side, position.target],
    ]);
    setLast({ row, at: withMoved(rows, id, position).indexOf(row) });
  };
  const onGrab = (event: PointerEvent<HTMLElement>) => followDrag(event.nativeEvent, move);
  const hasArrived = last !== null && rows.findIndex(({ id }) => id === last.row.id) === last.at;
  const moved = hasArrived
    ? { id: last.row.id, message: describeMove(last, page), isSaved: !isMoving }
    : null;
  return { rows, canMove, move, moved, onGrab };
}

function nextKey(): string {
  moves += 1;
  return `move-${moves}`;
}

function describeMove(
  { row: { name }, at }: { row: Row; at: number },
  { first, matching }: ListPage,
): string {
  return at < 0
    ? `${name} is on another page now.`
    : `${name} is now number ${first + at + 1} of ${matching}.`;
}

function expected(rows: Row[], form: FormData): Row[] {
  const [id, intent] = [String(form.get('id')), form.get('intent')];
  if (intent === 'delete') return rows.filter((row) => row.id !== id);
  if (intent !== 'move') return rows;
  const side = form.has('before') ? 'before' : 'after';
  return withMoved(rows, id, { side, target: String(form.get(side)) });
}

function withMoved(rows: Row[], id: string, { side, target }: Position): Row[] {
  const moved = rows.find((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  const at = others.findIndex((row) => row.id === target);
  if (!moved || at < 0) return others;
  return others.toSpliced(side === 'before' ? at : at + 1, 0, moved);
}

function positionOf(
  rows: Row[],
  { previous, next }: ListPage,
  id: string,
  direction: 'up' | 'down',
): Position | null {
  const at = rows.findIndex((row) => row.id === id);
  const target = direction === 'up' ? (rows[at - 1]?.id ?? previous) : (rows[at + 1]?.id ?? next);
  return target ? { side: direction === 'up' ? 'before' : 'after', target } : null;
}

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
