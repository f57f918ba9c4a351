export type SitePage = { name: string; path: string; status: number; hydrates: boolean };

/** Every kind of page the site has: what holds for all of them is tested on each. */
export const PAGES: SitePage[] = [
  { name: 'home', path: '/', status: 200, hydrates: true },
  { name: 'contact', path: '/contact', status: 200, hydrates: true },
  { name: 'blog', path: '/blog', status: 200, hydrates: true },
  {
    name: 'article',
    path: '/blog/essential-tax-tips-south-african-freelancers',
    status: 200,
    hydrates: false,
  },
  { name: 'calculator', path: '/calculator?type=individual', status: 200, hydrates: true },
  { name: 'rates', path: '/rates', status: 200, hydrates: false },
  { name: 'rates of an old year', path: '/rates?year=2000', status: 200, hydrates: false },
  { name: 'API', path: '/api', status: 200, hydrates: false },
  { name: '404', path: '/no/such/page', status: 404, hydrates: false },
];
