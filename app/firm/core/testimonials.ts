import { testimonials, testimonialsFrom, type Testimonial } from '#content/testimonials.ts';
import { heldItems } from '#app/platform/content/held.ts';

export const TESTIMONIALS = 'testimonials';

export function testimonialsNow(): readonly Testimonial[] {
  return heldItems(TESTIMONIALS, testimonials);
}

/** The source of the file's testimonials; null if none of them is shown. */
export function shownFrom(): string | null {
  return testimonialsNow().some(isOfFile) ? testimonialsFrom : null;
}

function isOfFile({ id }: Pick<Testimonial, 'id'>): boolean {
  return testimonials.some((one) => one.id === id);
}
