import { countText } from '#app/platform/core/count-text.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField } from '#app/platform/ui/field.tsx';
import type { ShownColumn } from './assigned.ts';
import { headingText, IMPORT_FIELDS, labelOf } from './columns.ts';
import type { ImportPlan } from './plan.server.ts';

type Option = { value: string; label: string };

/** What each column is read as. An unread column may hold the numbers of all clients: it opens the list. */
export function ImportColumns({ plan }: { plan: ImportPlan }) {
  const { columns, own, isRemembered, misread } = plan;
  const unread = columns.filter(({ field }) => !field);
  const options: Option[] = [
    { value: '', label: 'Do not read it' },
    ...IMPORT_FIELDS.map((field) => ({ value: field, label: labelOf(field) })),
    ...own,
  ];
  return (
    <details open={unread.length > 0 || misread !== null}>
      <summary className="font-semibold">
        {columns.length - unread.length} of {countText(columns.length, 'column')} read
      </summary>
      {isRemembered && (
        <p className="mt-2">They are read as in the last file with the same headings that was imported.</p>
      )}
      {unread.length > 0 && (
        <p className="mt-2">
          Not read: {unread.map((column) => calledOf(column)).join(', ')}. If one of them matters, choose what
          it is, and press “Read again”.
        </p>
      )}
      <ul className="mt-3 border-y border-rule">
        {columns.map((column) => (
          <li key={column.at} className="border-b border-rule py-3 last:border-b-0">
            <Column column={column} options={options} />
          </li>
        ))}
      </ul>
      <Button type="submit" className="mt-4" look="quiet" name="intent" value="again">
        Read again
      </Button>
    </details>
  );
}

function Column({ column, options }: { column: ShownColumn; options: readonly Option[] }) {
  const { at, field, samples } = column;
  return (
    <SelectField
      id={`column-${at}`}
      name={`column.${at}`}
      label={<span translate="no">{calledOf(column)}</span>}
      hint={
        samples.length > 0 ? (
          <span translate="no" className="[overflow-wrap:anywhere]">
            {samples.join(' · ')}
          </span>
        ) : (
          'Nothing stands in it.'
        )
      }
      options={options}
      defaultValue={field ?? ''}
    />
  );
}

function calledOf({ heading, at }: ShownColumn): string {
  return heading || capitalised(headingText([], at));
}
