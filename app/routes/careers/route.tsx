import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import { publicPage } from '#app/http/cache.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageHero } from '#app/ui/page-hero.tsx';
import { Section } from '#app/ui/section.tsx';
import deskUrl from './desk.svg?url';

const PEOPLE = [
  {
    title: 'Accountants',
    text: 'You close a month without being asked, reconcile before you report, and can say in one sentence why a figure moved.',
  },
  {
    title: 'Tax practitioners',
    text: 'You read the Act before the summary, write down your working, and tell a client what will not be allowed before SARS does.',
  },
  {
    title: 'Payroll administrators',
    text: 'You know that a payslip is somebody’s rent. PAYE, UIF and SDL are right the first time, and the EMP201 is in before the 7th.',
  },
  {
    title: 'Trainees',
    text: 'You have the degree, or are about to, and want to learn on real books with somebody who checks every page of them.',
  },
];

const ARTICLES: Record<(typeof firm.trainsWith)[number], { title: string; text: string }> = {
  SAICA: {
    title: 'Articles with SAICA',
    text: 'A training contract towards Chartered Accountant (SA) or Associate General Accountant (SA). It runs for three years if you come with the degree, and longer if you study beside it.',
  },
  SAIPA: {
    title: 'Articles with SAIPA',
    text: 'A learnership of three years towards Professional Accountant (SA), after a BCom with the subjects that SAIPA asks for. The professional evaluation comes at its end.',
  },
};

const STEPS = [
  'Write on the contact page. Begin the subject with "Application", and say which desk you mean.',
  'Tell us in the message what you have done, what you would like to learn and when you could begin. A page is enough, and please leave out your ID number.',
  'If there is a desk, or soon may be, one of the directors phones you and asks for your CV and certificates.',
  'You meet the people you would work with, and see the books you would keep. Bring your questions.',
];

export const headers = publicPage;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Careers',
    description: `Work with ${firm.name} in ${firm.city}: whom we look for, articles with ${firm.trainsWith.join(' and ')} for trainee accountants, and how to apply.`,
  });

export default function Careers() {
  return (
    <>
      <Hero />
      <Section id="people" eyebrow="Whom we look for" title="Four kinds of careful people">
        <ul className="mt-10 grid border-t border-rule-strong sm:grid-cols-2 lg:grid-cols-4">
          {PEOPLE.map(({ title, text }) => (
            <li key={title} className="column">
              <h3>{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="articles"
        eyebrow="Trainees"
        title="Serve your articles here"
        lede="You rotate between bookkeeping, tax, payroll and advisory, so that at the end you have seen a set of books from the first slip to the assessment."
      >
        <ul className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
          {firm.trainsWith.map((body) => (
            <li key={body} className="border-l border-(--margin-line) pl-6">
              <h3>{ARTICLES[body].title}</h3>
              <p className="mt-2 text-ink-soft">{ARTICLES[body].text}</p>
              <a href={firm.bodySites[body]} className="more mt-1">
                About {body} <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Apply />
    </>
  );
}

function Hero() {
  return (
    <PageHero
      eyebrow="Careers"
      title="A desk, a lamp and good books"
      lede={`We are a small practice in ${firm.city}. People stay because the work is checked, the hours end, and nobody signs what they have not read.`}
      drawing={<Drawing src={deskUrl} id="desk" width={520} height={340} className="w-full" />}
    >
      <p className="mt-5 max-w-[36em] text-ink-soft">
        We list no vacancies here, because a list grows old. We read every application, and keep the good ones
        in mind.
      </p>
      <ButtonLink to="/contact" className="mt-8">
        Apply
      </ButtonLink>
    </PageHero>
  );
}

function Apply() {
  return (
    <section className="band bg-bloom-tint" aria-labelledby="apply">
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 id="apply" className="text-bloom-deep">
            How to apply
          </h2>
          <p className="mt-5 max-w-[30em]">
            We choose by what you can do and would like to learn. Tell us if you need anything changed so that
            you can show it.
          </p>
          <ButtonLink to="/contact" className="mt-6">
            Write your application
          </ButtonLink>
        </div>
        <div>
          <ol className="grid list-decimal gap-4 pl-5 marker:text-bloom">
            {STEPS.map((step) => (
              <li key={step} className="pl-2">
                {step}
              </li>
            ))}
          </ol>
          <p className="hint mt-6">
            Your application is a message like any other: who reads it, and when it is deleted, is in the{' '}
            <Link to="/privacy">privacy policy</Link>.
          </p>
        </div>
      </div>
    </section>
  );
}
