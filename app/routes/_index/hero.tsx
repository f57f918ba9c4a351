import branchUrl from '#content/brand/branch.svg?url';
import { home } from '#content/pages/home.ts';
import { QuickEstimateBox, type PostedEstimate } from '#app/calculators/quick-estimate.tsx';
import { contactPath } from '#app/contact/contact-path.ts';
import { ButtonPair } from '#app/ui/button.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import { Icon } from '#app/ui/icon.tsx';

export function Hero({ posted }: { posted?: PostedEstimate }) {
  const { eyebrow, headingLines, lede, primaryButton, secondaryButton, promises } = home.hero;
  return (
    <div className="home-hero relative overflow-hidden">
      <Drawing src={branchUrl} id="branch" width={760} height={500} className="hero-branch" />
      <div className="wrap relative grid items-center gap-x-14 gap-y-10 pt-10 pb-12 md:pt-20 md:pb-24 lg:grid-cols-[1.06fr_0.94fr]">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1>
            {headingLines[0]} <br className="max-sm:hidden" />
            {headingLines[1]}
          </h1>
          <p className="lede mt-6">{lede}</p>
          <ButtonPair
            primary={primaryButton}
            secondary={secondaryButton}
            secondaryTo={contactPath({ service: 'consultation' })}
          />
          <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-[0.95rem] text-ink-soft">
            {promises.map((promise) => (
              <li key={promise} className="flex items-center gap-2">
                <Icon name="tick" className="text-gain" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:mt-16">
          <QuickEstimateBox posted={posted} />
        </div>
      </div>
    </div>
  );
}
