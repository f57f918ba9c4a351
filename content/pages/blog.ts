import { firm } from '../firm.ts';

export const blog = {
  title: 'Blog',
  description: `Articles by ${firm.name} on tax, VAT, the CIPC, payroll and business in South Africa. Every figure names the year it holds for.`,
  hero: {
    eyebrow: 'Blog',
    title: 'Tax and books, in plain words',
    lede: 'What we explain across the desk, written down. Every figure names the year it holds for, and every article says when it was last checked.',
  },
  team: `${firm.name} team`,
  closing: {
    title: 'Need expert help with your taxes?',
    text: 'Send us the papers and the question. You hear what it costs before we begin.',
    primaryButton: 'Book a Free Consultation',
    secondaryButton: 'View Our Services',
  },
};
