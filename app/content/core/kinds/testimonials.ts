import { testimonials, type Testimonial } from '#content/testimonials.ts';
import { shownFrom, TESTIMONIALS } from '#app/firm/core/testimonials.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { kindPath } from '../content-path.ts';
import { defineContent, type SaidFirst } from '../define-content.ts';
import { SERVICES } from './people.ts';

export const testimonialContent = defineContent({
  name: TESTIMONIALS,
  noun: 'testimonial',
  plural: 'testimonials',
  about:
    'Words of clients, in their own wording. Home shows the first four. Somebody who no longer agrees is removed here, and deleted for good.',
  fields: {
    content: { kind: 'text', label: 'Their words', length: [20, 600] },
    author: { kind: 'line', label: 'Name', length: [2, 100] },
    role: {
      kind: 'line',
      label: 'Who they are',
      hint: 'For instance: Owner, Moreleta Joinery',
      length: [2, 100],
    },
    service: { kind: 'choice', label: 'About', options: SERVICES },
    rating: { kind: 'whole', from: 1, to: 5, label: 'Stars' },
    agreedOn: { kind: 'day', label: 'The day on which they agreed to be named' },
    agreedHow: {
      kind: 'line',
      label: 'How they agreed',
      hint: 'Not public. For instance: mail to Johan',
      length: [3, 200],
    },
  },
  file: testimonials,
  grows: true,
  idOf: ({ id }) => String(id),
  titleOf: ({ author, role }) => `${author}, ${role}`,
  valuesOf: ({ content, author, role, service, rating, consent }) => ({
    content,
    author,
    role,
    service: service.to,
    rating,
    agreedOn: consent.on,
    agreedHow: consent.how,
  }),
  itemOf({ service, rating, agreedOn: on, agreedHow: how, ...words }, id, file): Testimonial {
    return {
      ...words,
      id: file?.id ?? id,
      service:
        file?.service.to === service ? file.service : { label: SERVICES[service] ?? service, to: service },
      rating: asRating(rating),
      consent: { on, how },
    };
  },
  check: ({ agreedOn }) => ({
    agreedOn: agreedOn > southAfricanDay() ? 'That day is still to come.' : undefined,
  }),
  checkAmong: (_, file) => ({ content: saidFirst(file)?.text }),
  saidFirst,
  shownOn: () => [
    { path: '/about/testimonials', label: 'Testimonials' },
    { path: '/', label: 'The home page' },
  ],
});

/** Pages state the source of the file's testimonials, which would then be shown with a client's words too. */
function saidFirst(file: Testimonial | undefined): SaidFirst | null {
  if (!file && shownFrom() === null) return null;
  return {
    title: file ? 'This one came with the site' : 'First, before you type: those that came with the site go',
    text: file
      ? 'The page says where this one comes from. Remove it, and add your client’s words.'
      : 'Take the testimonials that came with the site off it first, all at once in the list of testimonials: the page says where they come from.',
    link: { path: kindPath({ name: TESTIMONIALS }), label: 'To the list of testimonials' },
  };
}

const RATINGS = [1, 2, 3, 4, 5] as const;

function asRating(stars: number): Testimonial['rating'] {
  return RATINGS.find((rating) => rating === stars) ?? 5;
}
