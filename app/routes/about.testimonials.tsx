import type { MetaFunction } from '@remix-run/node';
import { testimonialsPage } from '#content/pages/testimonials.ts';
import type { Testimonial } from '#content/testimonials.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import { shownFrom, testimonialsNow } from '#app/firm/core/testimonials.ts';
import { peopleOf, personPath } from '#app/firm/people/people.ts';
import { Portrait } from '#app/firm/people/portrait.tsx';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { CallToAction } from '#app/platform/ui/call-to-action.tsx';
import { Ledger } from '#app/platform/ui/ledger.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { PageHero } from '#app/platform/ui/page-hero.tsx';
import { Quotation } from '#app/platform/ui/quotation.tsx';
import { Section } from '#app/platform/ui/section.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';

export const headers = publicPage;

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: testimonialsPage.title, description: testimonialsPage.description });

export default function Testimonials() {
  const { hero, list, closing } = testimonialsPage;
  const testimonials = testimonialsNow();
  return (
    <>
      <PageHero {...hero} drawing={testimonials.length > 0 && <Ratings />} />
      <Section id="list" title={list.title} lede={shownFrom() ?? undefined}>
        {testimonials.length === 0 ? (
          <p>{list.none}</p>
        ) : (
          <ul className="testimonials">
            {testimonials.map((testimonial) => (
              <Work key={testimonial.id} testimonial={testimonial} />
            ))}
          </ul>
        )}
      </Section>
      <CallToAction title={closing.title} text={closing.text}>
        <ButtonLink to="/contact">{closing.button}</ButtonLink>
      </CallToAction>
    </>
  );
}

function Ratings() {
  const { title } = testimonialsPage.ratings;
  const lines = testimonialsNow().map(({ id, author, rating }) => ({
    key: String(id),
    label: author,
    amount: String(rating),
  }));
  return (
    <Sheet margin lifted>
      <h2 className="mb-3 text-lg">{title}</h2>
      <Ledger caption={title} lines={lines} />
    </Sheet>
  );
}

function Work({ testimonial }: { testimonial: Testimonial }) {
  const { about, ask } = testimonialsPage;
  const { service } = testimonial;
  return (
    <li>
      <Quotation {...testimonial} />
      <div className="testimonial-work">
        <p>
          {about} <Link to={service.to}>{service.label}</Link>
        </p>
        {peopleOf(service.to).map((person) => (
          <p key={person.id} className="flex items-center gap-3">
            <Portrait name={person.name} file={person.portrait} />
            <span>
              {ask} <Link to={personPath(person)}>{person.name}</Link>
            </span>
          </p>
        ))}
      </div>
    </li>
  );
}
