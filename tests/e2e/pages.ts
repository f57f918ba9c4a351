import type { PageKind } from '#tests/budgets.ts';

/** `kind` is what its budget of bytes is named after. */
export type SitePage = { name: string; path: string; status: number; kind: PageKind };

/** Every kind of page the site has: what holds for all of them is tested on each. */
export const PAGES: SitePage[] = [
  { name: 'home', path: '/', status: 200, kind: 'hydrated' },
  { name: 'contact', path: '/contact', status: 200, kind: 'hydrated' },
  { name: 'blog', path: '/blog', status: 200, kind: 'hydrated' },
  {
    name: 'article',
    path: '/blog/essential-tax-tips-south-african-freelancers',
    status: 200,
    kind: 'words',
  },
  {
    name: 'unsigned article',
    path: '/blog/vat-registration-guide-south-africa',
    status: 200,
    kind: 'words',
  },
  { name: 'calculator', path: '/calculator?type=individual', status: 200, kind: 'calculator' },
  { name: 'rates', path: '/rates', status: 200, kind: 'tables' },
  { name: 'rates of an old year', path: '/rates?year=2000', status: 200, kind: 'tables' },
  { name: 'deadlines', path: '/deadlines', status: 200, kind: 'tables' },
  {
    name: 'deadlines of everybody',
    path: '/deadlines?employee=yes&provisional=yes&turnover=yes&employer=yes&trust=yes&estate=yes&vat=C&entity=company&registered=soon',
    status: 200,
    kind: 'tables',
  },
  { name: 'API', path: '/api', status: 200, kind: 'words' },
  { name: 'accounting', path: '/accounting', status: 200, kind: 'words' },
  { name: 'payroll', path: '/payroll', status: 200, kind: 'words' },
  { name: 'advisory', path: '/advisory', status: 200, kind: 'words' },
  { name: 'tax of individuals', path: '/tax/individual', status: 200, kind: 'words' },
  { name: 'tax alert', path: '/tax/individual?tab=alert', status: 200, kind: 'words' },
  { name: 'tax of companies', path: '/tax/company', status: 200, kind: 'words' },
  { name: 'tax of deceased estates', path: '/tax/deceased-estate', status: 200, kind: 'words' },
  { name: 'tax of trusts', path: '/tax/trust', status: 200, kind: 'words' },
  { name: 'pricing', path: '/pricing', status: 200, kind: 'words' },
  { name: 'pricing for businesses', path: '/pricing?tab=business', status: 200, kind: 'words' },
  { name: 'pricing of more services', path: '/pricing?tab=more-services', status: 200, kind: 'words' },
  { name: 'terms', path: '/terms', status: 200, kind: 'words' },
  { name: 'privacy', path: '/privacy', status: 200, kind: 'words' },
  { name: 'careers', path: '/careers', status: 200, kind: 'words' },
  { name: 'why choose us', path: '/about/why-choose-us', status: 200, kind: 'words' },
  { name: 'clients', path: '/about/clients', status: 200, kind: 'carousel' },
  { name: 'licensing', path: '/about/licensing', status: 200, kind: 'carousel' },
  { name: 'partners', path: '/about/partners', status: 200, kind: 'lists' },
  { name: 'sign-in', path: '/auth', status: 200, kind: 'words' },
  { name: 'sign-up', path: '/auth?mode=signup', status: 200, kind: 'words' },
  { name: 'forgotten password', path: '/auth/forgot', status: 200, kind: 'words' },
  { name: '404', path: '/no/such/page', status: 404, kind: 'words' },
];
