import { firm } from '#app/platform/content/firm.ts';

export const greeting = (): string => `Hello ${firm.name}.`;

/** Also used for the pages below; follows the greeting. A service page has its own in its front matter. */
export const chatTexts: Record<string, string> = {
  '/contact': 'I would like to talk to somebody about my accounts or my tax.',
  '/pricing': 'I have a question about your plans and prices.',
  '/blog': 'I have a question about an article on your blog.',
  '/calculator': 'I have used your tax calculator and have a question about the result.',
};

export const chatFromHome = 'I would like to know how you can help me with my accounts and tax.';
export const chatFromElsewhere = 'I have a question about your services.';
