import { firm } from '../firm.ts';

export const greeting = `Hello ${firm.name}.`;

/** Also used for the pages below; follows the greeting. */
export const chatTexts: Record<string, string> = {
  '/contact': 'I would like to talk to somebody about my accounts or my tax.',
  '/pricing': 'I have a question about your plans and prices.',
  '/blog': 'I have a question about an article on your blog.',
  '/accounting': 'I would like to know more about your accounting service.',
  '/payroll': 'I would like to know more about your payroll service.',
  '/advisory': 'I would like to know more about your advisory service.',
  '/calculator': 'I have used your tax calculator and have a question about the result.',
  '/tax/individual': 'I need help with my personal income tax.',
  '/tax/company': 'I need help with company tax.',
  '/tax/deceased-estate': 'I need help with the tax of a deceased estate.',
  '/tax/trust': 'I need help with the tax of a trust.',
};

export const chatFromHome = 'I would like to know how you can help me with my accounts and tax.';
export const chatFromElsewhere = 'I have a question about your services.';
