import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { Cell } from '#app/platform/csv/csv.ts';
import type { OverviewFilter } from './filter.ts';
import { findMatrices, overviewOf } from './matrix.server.ts';
import type { Line, Matrix } from './matrix.ts';

export async function exportOverview(chosen: OverviewFilter, actor: FirmActor): Promise<Cell[][]> {
  const { view } = overviewOf(chosen);
  const matrices = await findMatrices(chosen, actor);
  return matrices.flatMap((matrix) => linesOf(matrix, view.hasLate ?? false));
}

function linesOf({ label, head, columns, lines, totals }: Matrix, hasLate: boolean): Cell[][] {
  const cellsOf = ({ cells, total, late }: Pick<Line, 'cells' | 'total' | 'late'>) => [
    ...cells.map((cell) => cell?.count ?? 0),
    total.count,
    ...(hasLate ? [late?.count ?? 0] : []),
  ];
  return [
    ...(label === null ? [] : [[label]]),
    [head, ...columns.map((column) => column.label), 'Total', ...(hasLate ? ['Of these late'] : [])],
    ...lines.map((line) => [line.label, ...cellsOf(line)]),
    ['Total', ...cellsOf(totals)],
  ];
}
