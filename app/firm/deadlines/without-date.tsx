import { estatesOf } from '#app/firm/core/estate-sizes.ts';
import { estateEvidence } from '#app/firm/core/estate-master-steps.ts';
import { estateSteps } from '#app/firm/core/estate-steps.ts';
import { EstateForm } from './estate-form.tsx';
import type { UnknownSeason } from '#app/firm/core/filing-seasons.ts';
import { ConfidenceMark } from '#app/firm/sources/confidence-mark.tsx';
import { SourceLine } from '#app/firm/sources/source-line.tsx';

export function UnknownSeasons({ seasons }: { seasons: readonly UnknownSeason[] }) {
  return (
    <section className="due-section" aria-labelledby="unknown">
      <h2 id="unknown">Not announced, or not confirmed</h2>
      <ul className="entries mt-6">
        {seasons.map(({ what, covers, opened, says }) => (
          <li key={what + covers}>
            <h3>{opened ? 'Not confirmed' : 'Not announced yet'}</h3>
            <p>
              <b className="font-semibold text-ink">{what}</b>, for {covers}. {says}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function EstateRules() {
  return (
    <section className="due-section" aria-labelledby="estate">
      <h2 id="estate">What an estate counts from</h2>
      <p className="mt-3">
        Enter the size of the estate and two days, and these become dates to print; below them is the button
        for your calendar.
      </p>
      <EstateForm />
      <EstateTable />
    </section>
  );
}

export function EstateTable() {
  return (
    <>
      <table className="ruled ruled-stacked ruled-words captioned mt-8">
        <caption>Time limits of a deceased estate</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Who</th>
            <th scope="col">When</th>
            <th scope="col">The law</th>
          </tr>
        </thead>
        <tbody>
          {estateSteps.map(({ what, who, estates, within, law }) => (
            <tr key={what}>
              <th scope="row">
                {what}
                {estates && <span className="hint block">{estatesOf[estates].label}</span>}
              </th>
              <td data-label="Who">{who}</td>
              <td data-label="When">{within}</td>
              <td data-label="The law">{law}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 grid items-start gap-x-8 gap-y-3 md:grid-cols-[auto_1fr]">
        <ConfidenceMark certainty={estateEvidence.confidence} />
        <ul className="hint grid gap-1 wrap-anywhere">
          {estateEvidence.sources.map((source) => (
            <SourceLine key={source} source={source} />
          ))}
        </ul>
      </div>
    </>
  );
}
