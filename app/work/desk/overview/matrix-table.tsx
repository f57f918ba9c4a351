import { Link } from '@remix-run/react';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import type { Count, Line, Matrix } from './matrix.ts';

type Props = {
  matrix: Matrix;
  caption: string;
  pathOfPerson?(id: string): string;
};

const TOTAL = 'total';

export function MatrixTable({ matrix, caption, pathOfPerson }: Props) {
  const { lines, totals } = matrix;
  const total = { ...totals, key: TOTAL, label: 'Total', person: null };
  return (
    <div className="matrix-wide">
      <DataTable
        caption={matrix.label ?? caption}
        className="matrix"
        columns={columnsOf(matrix, pathOfPerson)}
        rows={[...lines, total]}
        keyOf={({ key }) => key}
      />
    </div>
  );
}

function columnsOf(
  { head, columns, lines, totals }: Matrix,
  pathOfPerson: Props['pathOfPerson'],
): Column<Line>[] {
  const hasLate = totals.late !== null || lines.some(({ late }) => late);
  const late: Column<Line> = {
    head: 'Of these late',
    className: 'matrix-count',
    isLabelled: true,
    cell: ({ late }) => late && <Linked {...late} isLate />,
  };
  return [
    {
      head,
      cell: ({ label, person }) =>
        person && pathOfPerson ? <Link to={pathOfPerson(person)}>{label}</Link> : label,
      className: 'matrix-head',
    },
    ...columns.map(({ label, isLate }, place): Column<Line> => ({
      head: label,
      cell: ({ cells }) => {
        const count = cells[place];
        return count && <Linked {...count} isLate={isLate} />;
      },
      className: 'matrix-count',
      isLabelled: true,
    })),
    {
      head: 'Total',
      className: 'matrix-count matrix-total',
      isLabelled: true,
      cell: ({ total }) => <Linked {...total} />,
    },
    ...(hasLate ? [late] : []),
  ];
}

function Linked({ count, to, isLate = false }: Count & { isLate?: boolean }) {
  if (count === 0) return <span className="num text-ink-soft">0</span>;
  return (
    <Link to={to} className={isLate ? 'num work-late' : 'num'}>
      {count}
    </Link>
  );
}
