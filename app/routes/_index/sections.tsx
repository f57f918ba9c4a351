import { Link } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import { reasons, services } from '#content/services.ts';
import { testimonials } from '#content/testimonials.ts';
import type { ArticleCard } from '#app/blog/article.ts';
import { ArticleTeaser } from '#app/blog/article-teaser.tsx';
import type { Due } from '#app/deadlines/due-next.ts';
import { NextDeadline } from '#app/deadlines/next-deadline.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/section.tsx';
import { Stars } from '#app/ui/stars.tsx';

export function Services() {
  return (
    <Section id="services" eyebrow="What we do" title="Four desks, one ledger">
      <div className="mt-10 grid border-t border-rule-strong sm:grid-cols-2 lg:grid-cols-4">
        {services.map((service) => (
          <article key={service.href} className="column">
            <Icon name={service.icon} size={48} className="text-bloom" />
            <h3 className="mt-4">{service.title}</h3>
            <p className="mt-2 text-ink-soft">{service.text}</p>
            <Link to={service.href} className="more mt-2">
              Learn More
              <span className="sr-only"> about {service.title}</span> <Icon name="arrow" />
            </Link>
          </article>
        ))}
      </div>
    </Section>
  );
}

export function DueNext({ due }: { due: readonly Due[] }) {
  return (
    <Section id="due" eyebrow="Deadlines" title="Next on the calendar">
      <div className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {due.map((group) => (
          <NextDeadline key={group.who} {...group} />
        ))}
      </div>
    </Section>
  );
}

export function Reasons() {
  return (
    <Section id="why" eyebrow={`Why ${firm.name}`} title="Figures you can put your name to">
      <ul className="mt-10 grid gap-x-14 gap-y-9 md:grid-cols-2 lg:grid-cols-3">
        {reasons.map((reason) => (
          <li key={reason.title} className="flex gap-5">
            <Icon name={reason.icon} size={40} className="mt-1 text-bloom" />
            <div>
              <h3>{reason.title}</h3>
              <p className="mt-1.5 text-ink-soft">{reason.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Testimonials() {
  return (
    <Section id="testimonials" eyebrow="In their words" title="What clients say">
      <ul className="mt-10 grid gap-x-14 gap-y-12 md:grid-cols-2">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <figure className="border-l border-(--margin-line) pl-6">
              <Stars rating={testimonial.rating} />
              <blockquote className="mt-3">
                <p>{testimonial.content}</p>
              </blockquote>
              <figcaption className="mt-4 text-[0.95rem]">
                <b className="font-semibold">{testimonial.author}</b>
                <span className="block text-ink-soft">{testimonial.role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <ButtonLink to="/contact" look="quiet" className="mt-10">
        Read More Testimonials
      </ButtonLink>
    </Section>
  );
}

export function LatestArticles({ articles }: { articles: ArticleCard[] }) {
  return (
    <Section id="latest" eyebrow="From the blog" title="Tax, in plain English">
      <ul className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug} className="flex border-t border-rule-strong pt-6">
            <ArticleTeaser article={article} />
          </li>
        ))}
      </ul>
      <ButtonLink to="/blog" look="quiet" className="mt-10">
        View More Articles
      </ButtonLink>
    </Section>
  );
}

export function CallToAction() {
  return (
    <section className="band bg-bloom-tint" aria-labelledby="start">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <div className="max-w-[38rem]">
          <h2 id="start" className="text-bloom-deep">
            Bring us the shoebox. We keep the ledger.
          </h2>
          <p className="lede mt-4">
            Tell us what you have and what is due. You get a price before we start. {firm.promises.join('. ')}
            .
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/contact">Get Started</ButtonLink>
          <ButtonLink to="/pricing" look="quiet">
            See our prices
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

export function Disclaimer() {
  return (
    <div className="wrap py-6">
      <p className="hint">
        Estimates and articles on this site are general information, not advice on your affairs. Figures hold
        for the tax year they name.
      </p>
    </div>
  );
}
