import type { ChangeLine } from './change-lines.ts';

export function ChangeList({ lines }: { lines: readonly ChangeLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="desk-changes">
      {lines.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {from !== null && (
              <>
                <del>{from}</del> <span aria-hidden="true">→</span>{' '}
                <span className="sr-only">became</span>{' '}
              </>
            )}
            <ins>{to}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
