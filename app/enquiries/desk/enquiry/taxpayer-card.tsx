import { Form, Link } from '@remix-run/react';
import { dayText } from '#app/platform/core/time.ts';
import { Act } from '#app/platform/ui/action-menu.tsx';
import { Facts } from '#app/platform/ui/facts.tsx';
import { ENGAGEMENT_STATE } from '#app/work/core/engagements/states.ts';
import type { Like } from '#app/work/core/taxpayers/find-like.server.ts';
import type { Filter } from '../inbox/filter.ts';
import { FindTaxpayer } from './find-taxpayer.tsx';
import type { Enquiry } from './enquiry.ts';
import type { Known, Tied, EnquiryClient } from './client.ts';

export type Looked = { typed: string; found: readonly Like[] };

type Props = { enquiry: Enquiry; whose: EnquiryClient; looked: Looked; filter: Filter };

export function TaxpayerCard({ enquiry: { version }, whose: { tied, suggested }, looked, filter }: Props) {
  const others = looked.found.filter(({ id }) => id !== tied?.id);
  return (
    <section aria-labelledby="taxpayer" className="sender-card">
      <h2 id="taxpayer" className="text-lg">
        Client
      </h2>
      {tied && <TiedTo tied={tied} version={version} />}
      {!tied && suggested.length > 0 && (
        <Choices title="With this e-mail" choices={suggested} version={version} />
      )}
      <details className="mt-3" open={looked.typed !== ''}>
        <summary>{tied ? 'It is about another' : 'Find the client'}</summary>
        <FindTaxpayer typed={looked.typed} filter={filter} className="mt-2" />
        {looked.typed && others.length === 0 && <p role="status">No other client fits “{looked.typed}”.</p>}
        {others.length > 0 && <Choices title="Found" choices={others} version={version} />}
      </details>
    </section>
  );
}

function TiedTo({ tied: { id, name, keeper, open, work }, version }: { tied: Tied; version: number }) {
  const others = open - work.length;
  return (
    <>
      <p className="mt-1">
        <Link to={`/admin/taxpayers/${id}`}>{name}</Link>
      </p>
      <Facts
        facts={{
          'Looked after by': keeper ?? 'nobody',
          'Open work': open === 0 ? 'none' : work.length === 0 && open,
        }}
      />
      {work.length > 0 && (
        <ul className="mt-1 grid gap-1" aria-label="Open work">
          {work.map((one) => (
            <li key={one.id}>
              <Link to={`/admin/work/${one.id}`}>{one.title}</Link>{' '}
              <span className="hint">
                {ENGAGEMENT_STATE[one.state].desk.label}
                {one.dueOn && `, due ${dayText(one.dueOn)}`}
              </span>
            </li>
          ))}
          {others > 0 && <li className="hint">and {others} more</li>}
        </ul>
      )}
      <Form method="post" className="mt-2">
        <input type="hidden" name="version" value={version} />
        <Act intent="untie">Not theirs</Act>
      </Form>
    </>
  );
}

type ChoicesProps = { title: string; choices: readonly Known[]; version: number };

function Choices({ title, choices, version }: ChoicesProps) {
  return (
    <Form method="post" aria-label={title} className="mt-2">
      <input type="hidden" name="version" value={version} />
      <h3 className="text-base">{title}</h3>
      <ul className="mt-1 grid gap-2">
        {choices.map(({ id, name, keeper }) => (
          <li key={id}>
            <Link to={`/admin/taxpayers/${id}`}>{name}</Link>{' '}
            {keeper && <span className="hint">{keeper} looks after it</span>}{' '}
            <Act intent={`tie:${id}`}>It is about {name}</Act>
          </li>
        ))}
      </ul>
    </Form>
  );
}
