import { withWords } from '#app/firm/core/page-text.ts';
import type { LinksFunction, MetaFunction } from '@remix-run/node';
import { beginnings, proofs, reasons, whyChooseUs } from '#content/pages/why-choose-us.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import teamCss from '#app/firm/people/team.css?url';
import { TeamSection } from '#app/firm/people/team-section.tsx';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { CallToAction } from '#app/platform/ui/call-to-action.tsx';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import deskUrl from '#app/platform/ui/drawings/desk.svg?url';
import { Icon } from '#app/platform/ui/icon.tsx';
import { PageHero } from '#app/platform/ui/page-hero.tsx';
import { Section } from '#app/platform/ui/section.tsx';
import { Link } from '#app/platform/ui/link.tsx';

export const headers = publicPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: teamCss }];

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: whyChooseUs.title, description: whyChooseUs.description });

export default function WhyChooseUs() {
  const { closing } = whyChooseUs;
  const { button, ...hero } = whyChooseUs.hero;
  return (
    <>
      <PageHero
        {...hero}
        drawing={
          <Drawing src={deskUrl} id="desk" width={560} height={446} className="w-full max-md:hidden" />
        }
      >
        <ButtonLink to="/contact" className="mt-8">
          {button}
        </ButtonLink>
      </PageHero>
      <TeamSection />
      <Reasons />
      <Proofs />
      <Beginnings />
      <CallToAction title={closing.title} text={closing.text}>
        <ButtonLink to="/contact">{closing.button}</ButtonLink>
      </CallToAction>
    </>
  );
}

function Reasons() {
  return (
    <Section id="reasons" {...whyChooseUs.reasons}>
      <ul className="mt-10 grid gap-x-14 gap-y-6 md:grid-cols-2 md:gap-y-10">
        {withWords(reasons, 'text').map((reason) => (
          <li key={reason.title} className="flex gap-4 border-t border-rule pt-5 md:gap-5 md:pt-7">
            <Icon name={reason.icon} size={40} className="mt-1 text-bloom" />
            <div>
              <h3>{reason.title}</h3>
              <p className="mt-1.5 text-ink-soft">{reason.text}</p>
              <Link to={reason.link.to} className="more mt-1">
                {reason.link.label} <Icon name="arrow" />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Proofs() {
  return (
    <Section id="proofs" {...whyChooseUs.proofs}>
      <dl className="mt-8 border-t border-rule-strong">
        {proofs.map((proof) => (
          <div key={proof.to} className="grid gap-x-10 border-b border-rule pt-2 sm:grid-cols-2 sm:py-2">
            <dt className="max-sm:text-sm max-sm:text-ink-soft sm:py-2">{proof.claim}</dt>
            <dd>
              <Link to={proof.to} className="more">
                {proof.check} <Icon name="arrow" />
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Beginnings() {
  return (
    <Section id="beginnings" {...whyChooseUs.beginnings}>
      <ol className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {withWords(beginnings, 'text').map((step, index) => (
          <li key={step.title} className="flex gap-5 border-t border-rule-strong pt-4 md:block">
            <span className="font-serif text-2xl text-bloom" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="md:mt-2">{step.title}</h3>
              <p className="mt-1.5 text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
