import { home, reasons } from '#content/pages/home.ts';
import { testimonials } from '#content/testimonials.ts';
import type { ArticleCard } from '#app/blog/article.ts';
import { ArticleList } from '#app/blog/article-list.tsx';
import type { Due } from '#app/deadlines/due-next.ts';
import { NextDeadline } from '#app/deadlines/next-deadline.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/section.tsx';
import { Stars } from '#app/ui/stars.tsx';

export function DueNext({ due }: { due: readonly Due[] }) {
  return (
    <Section id="due" {...home.deadlines}>
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
    <Section id="why" {...home.reasons}>
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
  const { button, ...heading } = home.testimonials;
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials" {...heading}>
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
        {button}
      </ButtonLink>
    </Section>
  );
}

export function LatestArticles({ articles }: { articles: ArticleCard[] }) {
  const { button, ...heading } = home.articles;
  return (
    <Section id="latest" {...heading}>
      <ArticleList articles={articles} />
      <ButtonLink to="/blog" look="quiet" className="mt-10">
        {button}
      </ButtonLink>
    </Section>
  );
}
