import { pageText } from '#app/firm/core/page-text.ts';

export const testimonialsPage = pageText('testimonials.testimonialsPage', {
  title: 'Testimonials',
  alsoCalled: ['reviews', 'ratings', 'references'],
  description:
    'What clients of {{firm.name}} say about the work that was done for them, and who to ask if you need the same done.',
  hero: {
    eyebrow: 'Testimonials',
    title: 'What clients say',
    lede: 'Each is about one piece of work. Next to it is the person to ask if you need the same.',
  },
  ratings: { title: 'Rated out of five' },
  list: { title: 'In their own words', none: 'No testimonials to display at the moment.' },
  about: 'About',
  ask: 'Ask',
  closing: {
    title: 'Need the same done?',
    text: 'Tell us what you have and what is due. You get a price before we start.',
    button: 'Get Started Today',
  },
});
