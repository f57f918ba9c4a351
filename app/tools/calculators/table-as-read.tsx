import { useMemo, type MouseEvent } from 'react';
import { Button } from '#app/platform/ui/button.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { asRead } from './as-read.ts';
import type { MonthsField, PastedField } from './field.ts';
import type { AsRead } from './pasted-table.ts';

type Props = {
  field: MonthsField | PastedField;
  text: string;
  formId?: string;
  onCount: (counted: string) => void;
};

export function TableAsRead({ field, text, formId, onCount }: Props) {
  const { kind } = field;
  const direction = 'direction' in field ? field.direction : undefined;
  const read = useMemo(() => asRead({ kind, direction }, text), [kind, direction, text]);
  if ('error' in read) return <p className="field-warning">{marked(read.error)}</p>;
  const { remarks, questions, counted } = read;

  function count(event: MouseEvent) {
    event.preventDefault();
    if (counted !== null) onCount(counted);
  }

  return (
    <div className="as-read">
      <p role="status" className="font-semibold">
        This is how the rows were read. They do not count yet.
      </p>
      <Rows read={read} label={field.label} />
      {remarks.length > 0 && (
        <ul className="hint mt-2 list-disc pl-5">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      {questions.map((question) => (
        <p key={question} className="field-warning mt-2">
          {marked(question)}
        </p>
      ))}
      {counted !== null && (
        <Button
          type="submit"
          name="count"
          value={field.name}
          form={formId}
          look="quiet"
          className="mt-3"
          onClick={count}
        >
          Count these rows
        </Button>
      )}
    </div>
  );
}

/** It scrolls, so it must be reachable by keyboard. */
const SCROLLED = { tabIndex: 0 };

function Rows({ read, label }: { read: Extract<AsRead, { columns: readonly string[] }>; label: string }) {
  const { columns, rows, sums } = read;
  const [name, ...figures] = columns;
  return (
    <div
      className="mt-2 max-h-80 overflow-y-auto"
      role="region"
      aria-label={`${label}, as read`}
      {...SCROLLED}
    >
      <table className="ruled">
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {figures.map((column) => (
              <th key={column} scope="col" className="text-right">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows may be alike, and never move
            <Line key={index} cells={cells} />
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <Line cells={sums} />
        </tfoot>
      </table>
    </div>
  );
}

function Line({ cells: [first, ...figures] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{first}</th>
      {figures.map((figure, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two figures may be alike
        <td key={at} className="text-right tabular-nums">
          {figure}
        </td>
      ))}
    </tr>
  );
}

function marked(sentence: string) {
  return (
    <>
      <Icon name="alert" size={18} className="mt-px" />
      {sentence}
    </>
  );
}
