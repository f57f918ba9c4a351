import { changeLines } from '#app/platform/audit/change-lines.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Mark, type MarkTone } from '#app/platform/ui/mark.tsx';
import { readAs } from './assigned.ts';
import { labelOfChange, NAMED } from './change-labels.ts';
import { ImportColumns } from './import-columns.tsx';
import type { ImportMore } from './import-page.server.ts';
import type { PlannedRow, Verdict } from './planned-row.ts';

/** In the order in which somebody looks at them. */
const PARTS: readonly { verdict: Verdict; title: string; tone: MarkTone; isOpen: boolean }[] = [
  { verdict: 'refused', title: 'Left out', tone: 'loss', isOpen: true },
  { verdict: 'changed', title: 'Known, and changed', tone: 'veld', isOpen: true },
  { verdict: 'new', title: 'New', tone: 'gain', isOpen: true },
  { verdict: 'same', title: 'Known, and as they are', tone: 'plain', isOpen: false },
];

/** Of more lines the fold is closed: nobody scrolls past hundreds. */
const MOST_OPEN = 50;

type Props = ImportMore & { names: Record<string, string> };

export function ImportPlanView({ plan, text, file, names }: Props) {
  const { rows, columns, misread, fingerprint } = plan;
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
  const writes = count('new') + count('changed');
  const remarked = rows
    .filter(({ verdict, notes }) => verdict !== 'refused' && notes.length > 0)
    .map((row) => ({ ...row, changes: {} }));
  return (
    <section
      key={`${fingerprint} ${readAs(columns)}`}
      aria-labelledby="plan"
      className="mb-10 grid max-w-[70ch] grid-cols-[minmax(0,1fr)] gap-5"
    >
      <h2 id="plan" className="text-lg" tabIndex={-1} autoFocus={misread === null}>
        {misread === null ? `What ${file} would do` : `The columns of ${file}`}
      </h2>
      {misread === null && (
        <p role="status">
          {`${count('new')} new, ${count('changed')} changed, ${count('same')} as they are, ${count('refused')} left out.${remarked.length > 0 ? ` ${remarked.length} with a remark.` : ''}`}
        </p>
      )}
      <form method="post" encType="multipart/form-data" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <input type="hidden" name="text" value={text} />
        <input type="hidden" name="name" value={file} />
        <input type="hidden" name="fingerprint" value={fingerprint} />
        <input type="hidden" name="read" value={readAs(columns)} />
        {writes > 0 && (
          <div>
            <p className="mb-3">
              Nobody is mailed. One Undo takes all of it back.
              {count('refused') > 0 &&
                ` What is left out stands below: mend it in the file, and import it again.`}
            </p>
            <Button type="submit" name="intent" value="import">
              {writes === 1 ? 'Import one client' : `Import ${writes} clients`}
            </Button>
          </div>
        )}
        {writes === 0 && misread === null && <p>There is nothing to import in it.</p>}
        <ImportColumns plan={plan} />
      </form>
      {/* Alone, since they drown among what is new. */}
      {remarked.length > 0 && (
        <Part title="With a remark" tone="veld" isOpen={false} rows={remarked} names={names} />
      )}
      {PARTS.map((part) => {
        const within = rows.filter(({ verdict }) => verdict === part.verdict);
        return within.length > 0 && <Part key={part.verdict} {...part} rows={within} names={names} />;
      })}
    </section>
  );
}

type PartProps = Omit<(typeof PARTS)[number], 'verdict'> & {
  rows: readonly PlannedRow[];
  names: Record<string, string>;
};

function Part({ title, tone, isOpen, rows, names }: PartProps) {
  return (
    <details open={isOpen && rows.length <= MOST_OPEN}>
      <summary className="font-semibold">
        <Mark tone={tone}>
          {title}: {rows.length}
        </Mark>
      </summary>
      <ul className="mt-2 border-y border-rule">
        {rows.map((row) => (
          <li key={row.line} className="border-b border-rule py-2 last:border-b-0">
            <span className="hint">Line {row.line} </span>
            <span className="font-semibold" translate="no">
              {row.name || 'No name'}
            </span>
            {changeLines(row.changes, { ...NAMED, ...names }, labelOfChange).map(({ field, from, to }) => (
              <span key={field} className="hint block">
                {field}: {from === null ? to : `${from} → ${to}`}
              </span>
            ))}
            {row.notes.map((note) => (
              <span key={note} className="block">
                {note}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
