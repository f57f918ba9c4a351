import { Link } from '@remix-run/react';
import { dayText } from '#app/platform/core/time.ts';
import type { AlikeKey } from '#app/work/core/taxpayers/alike.server.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { ApartForm } from './apart-form.tsx';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';
import type { Pair, TaxpayerLine } from './list.server.ts';

type Row = { head: string; of: (line: TaxpayerLine) => string | null; key?: AlikeKey };

const ROWS: readonly Row[] = [
  { head: 'Kind', of: ({ kind }) => KIND_LABELS[kind] },
  { head: 'Tax number', of: ({ taxNumber }) => taxNumber, key: 'tax number' },
  { head: 'Registration number', of: (line) => line.registrationNumber, key: 'registration number' },
  { head: 'E-mail', of: ({ email }) => email, key: 'e-mail' },
  { head: 'Open work', of: ({ open }) => String(open) },
  { head: 'Last worked on', of: ({ lastWorkedOn }) => lastWorkedOn && dayText(lastWorkedOn) },
  { head: 'Looked after by', of: ({ assignee }) => assignee ?? 'nobody' },
];

export function PairList({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <ul className="mt-6 grid gap-8" aria-label="Perhaps twice">
      {pairs.map(({ lines: [older, newer], same }) => (
        <li key={older.id + newer.id} className="border-t border-rule pt-4">
          <table className="w-full table-fixed text-left align-top break-words">
            <caption className="text-left">
              The same {same.join(', ').replace(/, ([^,]+)$/, ' and $1')}
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">What</span>
                </th>
                {[older, newer].map((line) => (
                  <th key={line.id} scope="col">
                    <span className="hint block">{line === older ? 'Older' : 'Newer'}</span>
                    <Link to={`/admin/taxpayers/${line.id}`} className="work-name" translate="no">
                      {line.name}
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ROWS.map((row) => (
                <Fact key={row.head} row={row} lines={[older, newer]} same={same} />
              ))}
            </tbody>
          </table>
          <Choice lines={[older, newer]} />
        </li>
      ))}
    </ul>
  );
}

function Fact({ row: { head, of, key }, lines, same }: { row: Row } & Pick<Pair, 'lines' | 'same'>) {
  if (lines.every((line) => !of(line))) return null;
  const isSame = key !== undefined && same.includes(key);
  return (
    <tr className={isSame ? 'font-semibold' : undefined}>
      <th scope="row" className="hint">
        {head}
        {isSame && ': the same'}
      </th>
      {lines.map((line) => (
        <td key={line.id} translate={key && 'no'}>
          {of(line) ?? '–'}
        </td>
      ))}
    </tr>
  );
}

function Choice({ lines: [older, newer] }: Pick<Pair, 'lines'>) {
  const closed = [older, newer].find(({ isSeen }) => !isSeen);
  const [seen, other] = older.isSeen ? [older, newer] : [newer, older];
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      {closed ? (
        <p className="hint">
          {closed.assignee ?? 'A colleague'} looks after {closed.name}: open that file before you merge them.
        </p>
      ) : (
        <>
          <Merge from={newer} into={older} stays="older" />
          <Merge from={older} into={newer} stays="newer" />
        </>
      )}
      {seen.isSeen && <ApartForm path={`/admin/taxpayers/${seen.id}?index`} otherId={other.id} />}
    </div>
  );
}

type MergeProps = { from: TaxpayerLine; into: TaxpayerLine; stays: 'older' | 'newer' };

function Merge({ from, into, stays }: MergeProps) {
  return (
    <ButtonLink to={`/admin/taxpayers/${into.id}?merge=${from.id}#end`} look="quiet" small>
      Merge: the {stays} stays
      <span className="sr-only">
        {' '}
        ({from.name} into {into.name})
      </span>
    </ButtonLink>
  );
}
