import { home } from '#content/pages/home.ts';
import { shownFrom, testimonialsNow } from '#app/firm/core/testimonials.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { Quotation } from '#app/platform/ui/quotation.tsx';
import { HomeSection } from './section.tsx';

/** As the site is specified. */
const SHOWN = 4;

export function Testimonials() {
  const { title, button } = home.testimonials;
  const testimonials = testimonialsNow().slice(0, SHOWN);
  const from = shownFrom();
  if (testimonials.length === 0) return null;
  return (
    <HomeSection
      id="testimonials"
      title={
        <Link to="/about/testimonials" className="text-inherit no-underline hover:underline">
          {title}
        </Link>
      }
      link={{ label: button, to: '/contact' }}
      className="bg-sheet"
    >
      {from && <p className="hint mb-3">{from}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls, also by keys */}
      <ul className="quotes shelf" tabIndex={0} aria-labelledby="testimonials">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <Quotation {...testimonial} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
