import type { Change } from '#app/platform/audit/audit.server.ts';
import type { List } from '#app/lists/core/lists.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { DataTable, type Column } from '#app/platform/ui/data-table.tsx';
import type { Plan } from './import.server.ts';
import { FIELD_LABELS, FIELD_NAMES, type FieldName, type RowFields } from './row.ts';
import { valueText } from './stale-choice.tsx';
import { capitalised } from '#app/platform/core/text.ts';
import { countText } from './texts.ts';

const MAX_LISTED = 200;

export function DryRun({ list, plan, text }: { list: List; plan: Plan; text: string }) {
  const { adds, edits, errors, unchanged } = plan;
  const lines = linesOf(plan);
  const nothing = adds.length + edits.length === 0;
  return (
    <section className="mb-10" aria-labelledby="dry-run">
      <h2 id="dry-run" className="text-lg">
        {errors.length > 0 ? 'This file cannot be imported yet' : 'What would change'}
      </h2>
      <p className="mt-2">
        {capitalised(countText(adds.length, list))} added, {edits.length} changed, {unchanged} as they are.
        {errors.length > 0 &&
          ` Lines with a mistake: ${errors.length}. Nothing is imported until they are put right.`}
      </p>
      {lines.length > 0 && (
        <DataTable
          caption="Lines of the file"
          columns={COLUMNS}
          rows={lines.slice(0, MAX_LISTED)}
          keyOf={({ line, what }) => `${line} ${what}`}
          className="mt-4"
        />
      )}
      {lines.length > MAX_LISTED && <p className="hint mt-2">And {lines.length - MAX_LISTED} more.</p>}
      {errors.length === 0 && !nothing && (
        <form method="post" encType="multipart/form-data" className="mt-5">
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="fingerprint" value={plan.fingerprint} />
          <Button type="submit" name="intent" value="import">
            Import
          </Button>
        </form>
      )}
    </section>
  );
}

type PreviewLine = { line: number; what: string; how: string };

const COLUMNS: Column<PreviewLine>[] = [
  { head: 'What', cell: ({ what }) => what },
  { head: 'Line', cell: ({ line }) => line, isLabelled: true },
  { head: 'How', cell: ({ how }) => how, className: 'wide' },
];

function linesOf({ adds, edits, errors }: Plan): PreviewLine[] {
  const lines = [
    ...errors.map(({ line, message }) => ({ line, what: 'Mistake', how: message })),
    ...adds.map(({ line, fields }) => ({ line, what: `Add ${fields.name}`, how: addition(fields) })),
    ...edits.map(({ line, row, changes }) => ({
      line,
      what: `Change ${row.name}`,
      how: FIELD_NAMES.flatMap((field) => changed(field, changes[field])).join('; '),
    })),
  ];
  return lines.toSorted((one, other) => one.line - other.line);
}

function addition({ isActive, websiteUrl, displayOrder }: RowFields): string {
  return [isActive ? 'active' : 'hidden', websiteUrl, `order ${displayOrder}`].filter(Boolean).join(', ');
}

function changed(field: FieldName, change: Change | undefined): string[] {
  return change ? [`${FIELD_LABELS[field]}: ${valueText(change.from)} → ${valueText(change.to)}`] : [];
}
