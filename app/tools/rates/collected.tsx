import { ratesPage } from '#content/pages/rates.ts';
import { collectedUntil } from '#app/tax/rates/evidence.ts';
import { firmIndividual } from '#app/tax/rates/firm.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { Section } from '#app/platform/ui/section.tsx';
import { ConfidenceMark } from '#app/firm/sources/confidence-mark.tsx';
import { certainties } from '#app/firm/sources/certainty.ts';
import { keysOf } from '#app/platform/core/keys.ts';

const FIRM_BANDS_OF = 2023;

export function Collected() {
  const { eyebrow, title, paragraphs: paragraphsOf } = ratesPage.collected;
  const paragraphs = paragraphsOf(collectedUntil, firmIndividual.name.label, taxYearLabel(FIRM_BANDS_OF));
  return (
    <Section id="collected" density="working" eyebrow={eyebrow} title={title}>
      <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-4 text-ink-soft">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className="grid content-start">
          {keysOf(certainties).map((certainty) => (
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
