import branchUrl from '#content/brand/branch.svg?url';
import { home } from '#content/pages/home.ts';
import { QuickEstimateBox, type PostedEstimate } from '#app/tools/calculators/quick-estimate.tsx';
import { firm } from '#app/platform/content/firm.ts';
import { capitalised } from '#app/platform/core/text.ts';
import { CONSULTATION_PATH } from '#app/firm/contact/contact-path.ts';
import { ButtonPair } from '#app/platform/ui/button.tsx';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';

export function Hero({ posted }: { posted?: PostedEstimate }) {
  const { eyebrow, headingLines, lede, primaryButton, secondaryButton } = home.hero;
  return (
    <div className="home-hero">
      <Drawing src={branchUrl} id="branch" width={760} height={500} className="hero-branch" />
      <div className="wrap">
        <div className="hero-words">
          <p className="eyebrow">{eyebrow}</p>
          <h1>
            {headingLines[0]} <br className="max-sm:hidden" />
            {headingLines[1]}
          </h1>
          <p className="lede">{lede}</p>
          <ButtonPair
            primary={primaryButton}
            secondary={secondaryButton}
            secondaryTo={CONSULTATION_PATH}
            className="hero-buttons"
          />
          <ul className="hero-promises">
            {[...firm.promises, ...(firm.clients ? [capitalised(firm.clients)] : [])].map((promise) => (
              <li key={promise}>
                <Icon name="tick" className="text-gain" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <div className="hero-estimate">
          <QuickEstimateBox posted={posted} />
        </div>
      </div>
    </div>
  );
}
