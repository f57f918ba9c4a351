import { estateEvidence, estateSteps } from '#app/firm/estate-steps.ts';
import type { UnknownSeason } from '#app/firm/filing-seasons.ts';
import { ConfidenceMark } from '#app/rates/confidence-mark.tsx';
import { SourceLine } from '#app/rates/source-line.tsx';

export function UnknownSeasons({ seasons }: { seasons: readonly UnknownSeason[] }) {
  return (
    <ul className="entries mt-8">
      {seasons.map(({ what, covers, opened }) => (
        <li key={what + covers}>
          <h3>{opened ? 'Not confirmed' : 'Not announced yet'}</h3>
          <p>
            <b className="font-semibold text-ink">{what}</b>, for {covers}.{' '}
            {opened
              ? 'We have found no source for the last day of this season. Look it up at SARS before you count on any.'
              : 'SARS names the last day in a notice before the season. It stands here once it does; we do not guess it from other years.'}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function EstateRules() {
  return (
    <>
      <table className="ruled captioned mt-8">
        <caption>Time limits of a deceased estate</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">When</th>
            <th scope="col">The law</th>
          </tr>
        </thead>
        <tbody>
          {estateSteps.map(({ what, within, law }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
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
