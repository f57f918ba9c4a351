import { firm } from '#content/firm.ts';

const GREETING = `Hello ${firm.name}.`;

/** What a chat started on a page, or on one below it (an article of the blog), says after the greeting. */
const TEXTS: Record<string, string> = {
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

const HOME = 'I would like to know how you can help me with my accounts and tax.';
const ANYWHERE = 'I have a question about your services.';

/** The link that opens a chat with the firm, with a text that suits the page the visitor is on. */
export function chatLink(path: string): string {
  return `https://wa.me/${firm.chatNumber}?text=${encodeURIComponent(`${GREETING} ${textFor(path)}`)}`;
}

function textFor(path: string): string {
  if (path === '/') return HOME;
  const page = Object.keys(TEXTS).find((page) => path === page || path.startsWith(`${page}/`));
  return (page && TEXTS[page]) ?? ANYWHERE;
}
