import { collectedUntil } from '#app/tax/rates/evidence.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { Section } from '#app/ui/section.tsx';
import { ConfidenceMark } from './confidence-mark.tsx';
import type { Certainty } from './rate-table.ts';
import { certainties } from './certainty.ts';

const FIRM_BANDS_OF = 2023;

export function Collected() {
  return (
    <Section id="collected" eyebrow="Where they come from" title="How the tables were collected">
      <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-4 text-ink-soft">
          <p>
            Every figure was taken from stored copies of public pages, the latest of {collectedUntil}: SARS's
            own tables, budget speeches in Hansard, Acts, and guides of firms and newspapers.
          </p>
          <p>
            Then they were made to agree with each other. The tax below each band is what the bands under it
            come to, within a rand, and the tax at each threshold is the rebate. Where SARS rounds, we use
            what SARS prints. What we found wrong elsewhere is told in a note.
          </p>
          <p>
            The firm's own estimate {firmIndividual.name.label} uses the same constants whatever year is
            chosen. Its bands and rebates are the ones that SARS printed for {taxYearLabel(FIRM_BANDS_OF)}.
            They stand beside SARS's figures wherever the firm has one.
          </p>
        </div>
        <dl className="grid content-start">
          {(Object.keys(certainties) as Certainty[]).map((certainty) => (
            <div key={certainty} className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[9rem_1fr]">
              <dt>
                <ConfidenceMark certainty={certainty} />
              </dt>
              <dd className="text-ink-soft">{certainties[certainty].meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
