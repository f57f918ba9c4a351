import { pageText } from '#app/firm/core/page-text.ts';

export const testimonialsPage = pageText('testimonials.testimonialsPage', {
  title: 'Testimonials',
  alsoCalled: ['reviews', 'ratings', 'references'],
  description:
    'What clients of {{firm.name}} say about their tax returns, payroll, books and an estate, and who did the work for them.',
  hero: {
    eyebrow: 'Testimonials',
    title: 'What clients say',
    lede: 'A freelancer, an employer, an executor and a director, each about one piece of work. Next to it is the person to ask if you need the same.',
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
