import { Link } from '@remix-run/react';
import { When } from '#app/platform/ui/when.tsx';
import { CORRECTABLE, shownText } from '#app/work/core/taxpayers/correctable.ts';
import type { ClientCorrections } from '#app/work/core/taxpayers/standing-corrections.server.ts';

export function DayCorrections({ clients }: { clients: readonly ClientCorrections[] }) {
  if (clients.length === 0) return null;
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections" tabIndex={-1}>
        Clients say that this is wrong
      </h2>
      <ul className="task-list">
        {clients.flatMap(({ id, name, isNobodys, corrections }) =>
          corrections.map((correction) => (
            <li key={correction.id}>
              <Link to={`/admin/taxpayers/${id}#corrections`}>{name}</Link>:{' '}
              {CORRECTABLE[correction.field].label}, {shownText(correction.field, correction.from)} →{' '}
              <b>{shownText(correction.field, correction.to)}</b>
              <span className="hint block">
                {correction.by}, <When at={correction.at} />
                {isNobodys && '. Nobody looks after this client.'}
              </span>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
