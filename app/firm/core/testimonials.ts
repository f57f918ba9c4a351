import { testimonials, testimonialsFrom, type Testimonial } from '#content/testimonials.ts';
import { heldItems } from '#app/platform/content/held.ts';

export const TESTIMONIALS = 'testimonials';

export function testimonialsNow(): readonly Testimonial[] {
  return heldItems(TESTIMONIALS, testimonials);
}

/** Where those of the file come from; null if none of them is shown any more. */
export function shownFrom(): string | null {
  return testimonialsNow().some(isOfFile) ? testimonialsFrom : null;
}

function isOfFile({ id }: Pick<Testimonial, 'id'>): boolean {
  return testimonials.some((one) => one.id === id);
}
