import { readServices } from '#app/firm/core/service-files.ts';
import type { PageKind } from '#tests/budgets.ts';
import { articles } from './articles.ts';

/** `kind` is the name of its byte budget. */
type SitePage = { path: string; status: number; kind: PageKind };

const services = readServices();

const PATHS: Partial<Record<PageKind, string[]>> = {
  home: ['/'],
  freelancer: ['/freelancer'],
  'refund check': ['/refund-check'],
  form: ['/blog', '/contact', '/contact?plan=premium'],
  booking: ['/book', '/book?kind=first-talk'],
  prices: ['/pricing', '/pricing?tab=business', '/pricing?tab=more-services'],
  calculator: ['/calculator?type=individual', '/compare', '/auto-assessment', '/retrenchment'],
  worksheet: ['/provisional'],
  tables: [
    '/rates',
    '/rates?year=2000',
    '/deadlines',
    '/deadlines?employee=yes&provisional=yes&turnover=yes&employer=yes&trust=yes&estate=yes&vat=C&entity=company&registered=soon&event=dividend&on=2026-11-03',
  ],
  reference: ['/api', '/api/payslip'],
  carousel: ['/about/clients', '/about/licensing'],
  lists: ['/about/partners'],
  service: services.map(({ path }) => path),
  words: [
    ...[articles.find(({ author }) => author), articles.find(({ author }) => !author)].flatMap(
      (article) => article?.path ?? [],
    ),
    ...(has('/tax/individual') ? ['/tax/individual?tab=alert'] : []),
    ...(has('/tax/deceased-estate') ? ['/tax/deceased-estate/timeline', '/tax/deceased-estate/letters'] : []),
    '/search',
    '/search?q=vat',
    `/verify?sha256=${'0'.repeat(64)}`,
    '/terms',
    '/privacy',
    '/paia-manual',
    '/careers',
    '/tools',
    '/switching',
    '/switching/report',
    '/switching/report?page=books',
    '/questions/my-refund-is-small',
    '/questions/somebody-died',
    '/about/why-choose-us',
    '/about/testimonials',
    '/auth',
    '/auth?mode=signup',
    '/auth/forgot',
    '/auth/link',
    '/auth/lost',
  ],
};

/** Every kind of page on the site: rules for all of them are tested on each. */
export const PAGES: SitePage[] = [
  ...Object.entries(PATHS).flatMap(([kind, paths]) =>
    paths.map((path) => ({ path, status: 200, kind: kind as PageKind })),
  ),
  { path: '/no/such/page', status: 404, kind: 'words' },
];

function has(path: string): boolean {
  return services.some((service) => service.path === path);
}
