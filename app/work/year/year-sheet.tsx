import { Form } from '@remix-run/react';
import { formatRand } from '#app/tax/money.ts';
import { Letterhead } from '#app/firm/core/letterhead.tsx';
import { dayText } from '#app/platform/core/time.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField } from '#app/platform/ui/field.tsx';
import { Ledger } from '#app/platform/ui/ledger.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import type { YearSheet as Sheet } from './year.server.ts';

/** `home`: of the client, where the rest of the work is. `work`: what the address of work begins with. */
type Props = { sheet: Sheet; home: string; work: string; who: 'You' | 'They' };

export function YearSheet({ sheet, home, work, who }: Props) {
  const { taxpayer, year, years, covers, today } = sheet;
  return (
    <div className="year-sheet">
      <Letterhead>
        <p>
          <b translate="no">{taxpayer.name}</b>
          <br />
          The year {year}, as of {dayText(today)}
        </p>
      </Letterhead>
      {years.length > 1 && (
        <Form method="get" className="no-print flex flex-wrap items-end gap-3">
          <SelectField
            id="year"
            name="year"
            label="Year"
            defaultValue={year}
            options={years.map((value) => ({ value, label: value }))}
          />
          <Button type="submit" look="quiet">
            Show
          </Button>
        </Form>
      )}
      {covers.length > 0 && <p className="hint">{covers.join('; ')}.</p>}
      <Filed sheet={sheet} home={home} work={work} />
      <Money sheet={sheet} who={who} />
      <Papers sheet={sheet} who={who} />
      <Next sheet={sheet} home={home} />
    </div>
  );
}

function Filed({ sheet: { lines, leftOut, taxpayer }, home, work }: Omit<Props, 'who'>) {
  return (
    <section aria-labelledby="filed">
      <h2 id="filed">What was done</h2>
      {lines.length === 0 && <p>There is no work of this year.</p>}
      {lines.length > 0 && (
        <table className="ruled ruled-stacked">
          <thead>
            <tr>
              <th scope="col">Work</th>
              <th scope="col">Filed</th>
              <th scope="col">What SARS decided</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, title, filed, result }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`${work}/${id}`}>{title}</Link>
                </th>
                <td data-label="Filed">{filed}</td>
                <td data-label="What SARS decided">{result ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {leftOut > 0 && (
        <p>
          {leftOut} more are left out here, so that it stays one page:{' '}
          <Link to={home}>all work of {taxpayer.name}</Link>.
        </p>
      )}
    </section>
  );
}

function Money({ sheet: { money }, who }: Pick<Props, 'sheet' | 'who'>) {
  const whose = who === 'You' ? 'you' : 'the client';
  const lines = [
    { key: 'paid', label: 'Paid to SARS', cents: money.paid },
    { key: 'toPay', label: 'Still to be paid to SARS', cents: money.toPay },
    { key: 'refunded', label: `Paid back to ${whose}`, cents: money.refunded },
    { key: 'toCome', label: `Still to be paid back to ${whose}`, cents: money.toCome },
    { key: 'saved', label: 'Saved by disputes that we won', cents: money.saved },
  ].filter(({ cents }) => cents > 0);
  return (
    <section aria-labelledby="money">
      <h2 id="money">Money</h2>
      {money.assessed === 0 && <p>SARS has decided nothing of it yet.</p>}
      {money.assessed > 0 && lines.length === 0 && <p>Nothing was to be paid, and nothing paid back.</p>}
      {lines.length > 0 && (
        <>
          <Ledger
            caption="Money of the year"
            lines={lines.map(({ cents, ...line }) => ({ ...line, amount: formatRand(cents) }))}
          />
          <p className="hint">
            By the assessments of SARS that are written down here. Other payments, such as VAT and PAYE with
            each return, are not counted.
          </p>
        </>
      )}
    </section>
  );
}

function Papers({ sheet: { papers, year, taxpayer }, who }: Pick<Props, 'sheet' | 'who'>) {
  const { fromClient, toClient } = papers;
  const text = `${fromClient} from ${who === 'You' ? 'you' : 'the client'}, ${toClient} from us`;
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">Papers</h2>
      <p>
        {who === 'You' ? (
          <Link to={`/account/documents?taxpayer=${taxpayer.id}&year=${year}`}>{text}</Link>
        ) : (
          <Link to={`/admin/taxpayers/${taxpayer.id}/papers`}>{text}</Link>
        )}
      </p>
    </section>
  );
}

function Next({ sheet: { next, nextLeftOut }, home }: Pick<Props, 'sheet' | 'home'>) {
  return (
    <section aria-labelledby="next">
      <h2 id="next">Next dates</h2>
      {next.length === 0 && <p>None is open.</p>}
      <ul>
        {next.map(({ day, what, isLate }) => (
          <li key={`${day} ${what}`}>
            <time dateTime={day}>{dayText(day)}</time>: {what}
            {isLate && ' (the day has passed)'}
          </li>
        ))}
      </ul>
      {nextLeftOut > 0 && (
        <p>
          {nextLeftOut} more are left out here: <Link to={home}>all work</Link>.
        </p>
      )}
    </section>
  );
}
