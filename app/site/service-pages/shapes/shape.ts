import type { Block, Entry, Part, Table } from '../service-page.ts';
import { SHAPES, type ShapeName } from './shapes.ts';

/** `isNext`: the first one that has not passed. */
export type MonthDay = { day: string; when: string; cells: string[]; isNext: boolean };

/** `start`, `end`: shares of the line, 0 to 1. */
export type Window = { title: string; from: string; to: string; start: number; end: number };

export type DatedStep = Entry & { day: string | null };

export type Shape =
  | { name: 'spread'; table: Table }
  | { name: 'path'; table: Table }
  | { name: 'month'; table: Table; days: MonthDay[] }
  /** `months`: their first days. */
  | { name: 'season'; months: string[]; windows: Window[]; today: string; at: number }
  | { name: 'year'; steps: DatedStep[]; yearEnd: string }
  | { name: 'fork'; table: Table; decideBy: string | null }
  | { name: 'stairs'; steps: DatedStep[] };

export type ShapeOf<Name extends Shape['name']> = Shape & { name: Name };

/** The block that the shape replaces on the page. */
export function drawnBlock(name: ShapeName, { id, blocks }: Part): Block | null {
  const { part, of } = SHAPES[name];
  return id === part ? (blocks.find(({ kind }) => kind === of) ?? null) : null;
}
