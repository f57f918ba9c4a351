import type { MetaFunction } from '@remix-run/node';
import { firm } from '#app/platform/content/firm.ts';
import { applicationSteps, careers, people, trainingContracts } from '#content/pages/careers.ts';
import { contactPath } from '#app/firm/contact/contact-path.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import { PageHero } from '#app/platform/ui/page-hero.tsx';
import { Section } from '#app/platform/ui/section.tsx';
import deskUrl from './desk.svg?url';

export const headers = publicPage;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: careers.title, description: careers.description });

export default function Careers() {
  return (
    <>
      <Hero />
      <Section id="people" {...careers.people}>
        <ul className="mt-10 grid border-t border-rule-strong sm:grid-cols-2 lg:grid-cols-4">
          {people.map(({ title, text }) => (
            <li key={title} className="column">
              <h3>{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      {firm.trainsWith.length > 0 && <Trainees />}
      <Apply />
    </>
  );
}

function Hero() {
  const { text, button, ...hero } = careers.hero;
  return (
    <PageHero
      {...hero}
      drawing={<Drawing src={deskUrl} id="desk" width={520} height={340} className="w-full" />}
    >
      <p className="mt-5 max-w-[36em] text-ink-soft">{text}</p>
      <ButtonLink to={contactPath({ service: 'career' })} className="mt-8">
        {button}
      </ButtonLink>
    </PageHero>
  );
}

function Trainees() {
  return (
    <Section id="articles" {...careers.trainees}>
      <ul className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {firm.trainsWith.map((body) => (
          <li key={body} className="border-l border-(--margin-line) pl-6">
            <h3>{trainingContracts[body].title}</h3>
            <p className="mt-2 text-ink-soft">{trainingContracts[body].text}</p>
            <a href={firm.bodySites[body]} className="more mt-1">
              About {body} <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Apply() {
  const { title, text, button, privacy } = careers.apply;
  return (
    <section className="band night" aria-labelledby="apply">
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 id="apply">{title}</h2>
          <p className="mt-5 max-w-[30em]">{text}</p>
          <ButtonLink to={contactPath({ service: 'career' })} className="mt-6">
            {button}
          </ButtonLink>
        </div>
        <div>
          <ol className="grid list-decimal gap-4 pl-5 marker:text-bloom">
            {applicationSteps.map((step) => (
              <li key={step} className="pl-2">
                {step}
              </li>
            ))}
          </ol>
          <p className="hint mt-6">
            <LinkedText text={privacy} />
          </p>
        </div>
      </div>
    </section>
  );
}
