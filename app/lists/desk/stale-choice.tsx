import { categoryLabel } from '#app/lists/core/lists.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { entriesOf } from './row-schema.ts';
import { FIELD_LABELS, type Stale } from './row.ts';

type Props = { stale: Stale; choose?: { keep: () => void; take: () => void } };

export function StaleChoice({ stale, choose }: Props) {
  return (
    <div className="stale mt-2 text-ink">
      <table className="ruled">
        <caption className="sr-only">What you entered and what was saved meanwhile in {stale.name}</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">{stale.by ? `Saved by ${stale.by}` : 'Saved meanwhile'}</th>
          </tr>
        </thead>
        <tbody>
          {stale.conflicts.map(({ field, mine, theirs }) => (
            <tr key={field}>
              <th scope="row">{FIELD_LABELS[field]}</th>
              <td>{valueText(mine)}</td>
              <td>{valueText(theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 flex flex-wrap gap-3">
        {choose ? (
          <>
            <Button small onClick={choose.keep}>
              Keep mine
            </Button>
            <Button small look="quiet" onClick={choose.take}>
              Take theirs
            </Button>
          </>
        ) : (
          <Forms stale={stale} />
        )}
      </div>
    </div>
  );
}

/** Without a script "Take theirs" only opens the row again. */
function Forms({ stale }: Pick<Props, 'stale'>) {
  return (
    <>
      <form method="post">
        {keepFields(stale).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" small>
          Keep mine
        </Button>
      </form>
      <form method="get">
        <Button type="submit" small look="quiet" name="edit" value={stale.id}>
          Take theirs
        </Button>
      </form>
    </>
  );
}

export function keepFields({ id, version, mine }: Stale): [string, string][] {
  const entries = entriesOf(mine);
  const names = keysOf(mine);
  return [
    ['intent', 'save'],
    ['id', id],
    ['version', String(version)],
    ...names.map((name): [string, string] => ['only', name]),
    ...names.map((name): [string, string] => [name, entries[name] ?? '']),
  ];
}

export function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'shown' : 'hidden';
  if (value === null || value === undefined || value === '') return 'nothing';
  return typeof value === 'string' ? categoryLabel(value) : String(value);
}
