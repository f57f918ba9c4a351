import { tools } from '../tools.ts';

export const freelancerPage = {
  title: tools.freelancer.name,
  description:
    'For freelancers in South Africa: type each month as it comes and see how much of every R 1 000 to put away, the next payment to SARS and its day.',
  alsoCalled: [
    'put away for tax',
    'set aside for tax',
    'freelancer tax',
    'freelancer tax monthly',
    'side hustle tax',
    'side hustle',
    'side income',
    'self employed',
    'contractor',
    'influencer',
    'uber driver',
    'save for tax',
  ],
  eyebrow: 'For freelancers and side jobs',
  lede: 'Type what came in so far, what it cost you and what you paid in August. You see how much of every R 1 000 to put away, and what to pay next.',
};
