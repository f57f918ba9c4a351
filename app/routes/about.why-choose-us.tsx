import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import { beginnings, grounds, proofs } from '#content/why-choose-us.ts';
import { publicPage } from '#app/http/cache.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import deskUrl from '#app/ui/drawings/desk.svg?url';
import { Icon } from '#app/ui/icon.tsx';
import { PageHero } from '#app/ui/page-hero.tsx';
import { Section } from '#app/ui/section.tsx';

export const headers = publicPage;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Why Choose Us',
    description: `What speaks for ${firm.name}, and where you can check it before you write to us: prices, tax tables, professional bodies, clients and partners.`,
  });

export default function WhyChooseUs() {
  return (
    <>
      <PageHero
        eyebrow="Why choose us"
        title="Do not take our word for it"
        lede={`Every firm says that it is careful. Here is what speaks for ${firm.name}, and where you can check each line of it yourself.`}
        drawing={<Drawing src={deskUrl} id="desk" width={560} height={446} className="w-full" />}
      >
        <ButtonLink to="/contact" className="mt-8">
          Get Started Today
        </ButtonLink>
      </PageHero>
      <Grounds />
      <Proofs />
      <Beginnings />
      <CallToAction />
    </>
  );
}

function Grounds() {
  return (
    <Section id="grounds" eyebrow="Six grounds" title="What speaks for us">
      <ul className="mt-10 grid gap-x-14 gap-y-10 md:grid-cols-2">
        {grounds.map((ground) => (
          <li key={ground.title} className="flex gap-5 border-t border-rule pt-7">
            <Icon name={ground.icon} size={44} className="mt-1 text-bloom" />
            <div>
              <h3>{ground.title}</h3>
              <p className="mt-1.5 text-ink-soft">{ground.text}</p>
              <Link to={ground.link.to} className="more mt-1">
                {ground.link.label} <Icon name="arrow" />
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
    <Section
      id="proofs"
      eyebrow="Before you write"
      title="Check us first"
      lede="None of this needs an account, a phone number or a conversation."
    >
      <dl className="mt-8 border-t border-rule-strong">
        {proofs.map((proof) => (
          <div key={proof.to} className="grid gap-x-10 border-b border-rule py-3 sm:grid-cols-2">
            <dt>{proof.claim}</dt>
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
    <Section id="beginnings" eyebrow="How it begins" title="Three steps, none of them binding">
      <ol className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {beginnings.map((step, index) => (
          <li key={step.title} className="border-t border-rule-strong pt-5">
            <span className="font-serif text-2xl text-bloom" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="mt-2">{step.title}</h3>
            <p className="mt-1.5 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function CallToAction() {
  return (
    <section className="band bg-bloom-tint" aria-labelledby="start">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <div className="max-w-[38rem]">
          <h2 id="start" className="text-bloom-deep">
            Then ask us the rest
          </h2>
          <p className="lede mt-4">
            What no page can answer, one of us will. Tell us what you have and what is due.
          </p>
        </div>
        <ButtonLink to="/contact">Get Started Today</ButtonLink>
      </div>
    </section>
  );
}
