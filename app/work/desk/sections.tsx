import { Link } from '@remix-run/react';
import { LETTERS, VIEWS, WORK, type Filter } from './filter.ts';
import type { Section } from './board.server.ts';
import { WorkTable } from './work-table.tsx';

const TITLES: Record<Section['name'], string> = {
  letters: 'Letters from SARS, the soonest day at the top',
  due: 'Overdue, or due in 14 days',
  client: 'With the client, due later',
  progress: 'In progress, due later',
  sars: 'With SARS',
  proposed: 'Proposed, not yet accepted',
  planned: 'Planned for later',
};

type Props = { sections: readonly Section[]; filter: Filter; form: string };

export function Sections({ sections, filter, form }: Props) {
  return sections
    .filter(({ count }) => count > 0)
    .map(({ name, count, lines }, at) => (
      <section key={name} aria-labelledby={`section-${name}`} className="work-section">
        <h2 id={`section-${name}`}>
          {TITLES[name]}{' '}
          <span className="num font-normal text-ink-soft" translate="no">
            {count}
          </span>
        </h2>
        {/* What is ticked twice would be counted twice. */}
        <WorkTable
          caption={TITLES[name]}
          rows={lines}
          form={name === LETTERS ? undefined : form}
          isHeadless={at > 0}
        />
        {count > lines.length && (
          <p className="work-more">
            <Link to={WORK.to(filter, { state: name })}>All of “{VIEWS[name]}”</Link>{' '}
            <span className="hint">{count - lines.length} more</span>
          </p>
        )}
      </section>
    ));
}
