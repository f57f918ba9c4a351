import { bookLabel } from '#app/firm/core/talks.ts';
import { firm } from '#app/platform/content/firm.ts';

export const blog = {
  title: 'Blog',
  alsoCalled: ['articles', 'guides', 'news'],
  get description() {
    return `Articles by ${firm.name} on tax, VAT, the CIPC, payroll and business in South Africa. Every figure says which year it is for.`;
  },
  hero: {
    eyebrow: 'Blog',
    title: 'Tax and books, in plain words',
    lede: 'Answers to what clients ask us. Every figure says which year it is for, and every article shows its sources and when we last checked it.',
  },
  get team() {
    return `${firm.name} team`;
  },
  closing: {
    title: 'Need expert help with your taxes?',
    text: 'Send us your papers and your question. We tell you what it costs before we start.',
    get primaryButton() {
      return bookLabel('Book a Free Consultation', 'Book a Consultation');
    },
    secondaryButton: 'View Our Services',
  },
};
