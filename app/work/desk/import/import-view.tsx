import { changeLines } from '#app/platform/audit/change-lines.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Mark, type MarkTone } from '#app/platform/ui/mark.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { IMPORT_FIELDS, labelOf } from './columns.ts';
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

/** What a file would do, line by line, before anything is done. */
export function ImportPlanView({ plan, text, file, names }: Props) {
  const count = (verdict: Verdict) => plan.rows.filter((row) => row.verdict === verdict).length;
  const writes = count('new') + count('changed');
  const unread = plan.headings.filter(({ heading, field }) => heading && !field);
  return (
    <section aria-labelledby="plan" className="mb-10 grid max-w-[70ch] gap-5">
      <h2 id="plan" className="text-lg" tabIndex={-1} autoFocus>
        What {file} would do
      </h2>
      <p role="status">
        {`${count('new')} new, ${count('changed')} changed, ${count('same')} as they are, ${count('refused')} left out.`}
      </p>
      <details>
        <summary>How the columns are read</summary>
        <ul className="mt-2">
          {plan.headings
            .filter(({ field }) => field)
            .map(({ heading, field }) => (
              <li key={field}>
                <span translate="no">{heading || 'A column without a heading'}</span> → {field}
              </li>
            ))}
        </ul>
      </details>
      {unread.length > 0 && <Unread headings={unread.map(({ heading }) => heading)} />}
      {writes > 0 && (
        <form method="post" encType="multipart/form-data">
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="name" value={file} />
          <input type="hidden" name="fingerprint" value={plan.fingerprint} />
          <p className="mb-3">
            Nobody is mailed. One Undo takes all of it back.
            {count('refused') > 0 &&
              ` The ${count('refused')} that are left out stand below: mend them in the file, and import it again.`}
          </p>
          <Button type="submit" name="intent" value="import">
            {writes === 1 ? 'Import one client' : `Import ${writes} clients`}
          </Button>
        </form>
      )}
      {writes === 0 && <p>There is nothing to import in it.</p>}
      {PARTS.map((part) => {
        const rows = plan.rows.filter(({ verdict }) => verdict === part.verdict);
        return rows.length > 0 && <Part key={part.verdict} {...part} rows={rows} names={names} />;
      })}
    </section>
  );
}

/** An unread column may hold the numbers of all clients. */
function Unread({ headings }: { headings: readonly string[] }) {
  const which = headings.map((heading) => `“${heading}”`).join(', ');
  return (
    <Notice tone="plain" title={`Not read: ${which}`}>
      <p>
        If one of them matters, give it another heading and choose the file again. These are known:{' '}
        {IMPORT_FIELDS.map(labelOf).join(', ')}, and the fields of your own.
      </p>
    </Notice>
  );
}

type PartProps = (typeof PARTS)[number] & { rows: readonly PlannedRow[]; names: Record<string, string> };

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
            {changeLines(row.changes, names).map(({ field, from, to }) => (
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
