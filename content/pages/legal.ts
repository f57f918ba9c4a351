import { firm } from '../firm.ts';

export const termsPage = {
  title: 'Terms of use',
  description: `What the website of ${firm.name} offers and what it does not: general information, no accountant-client relationship, estimates, liability, complaints.`,
  seeAlso: 'How we handle what you tell us is in the [privacy policy](/privacy).',
};

export const privacyPage = {
  title: 'Privacy policy',
  description: `What ${firm.name} learns about you through its website, why and for how long, what is stored in your browser, and your rights under POPIA and PAIA.`,
  seeAlso: 'What else holds for this website is in the [terms of use](/terms).',
};
