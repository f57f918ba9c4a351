import { calculatorGroups } from '#app/calculators/calculator-links.ts';

export type MenuLink = { label: string; to: string };

export type MenuItem =
  MenuLink | { label: string; items: (MenuLink | { label: string; items: MenuLink[] })[] };

export const taxServices: MenuLink[] = [
  { label: 'Individual', to: '/tax/individual' },
  { label: 'Company', to: '/tax/company' },
  { label: 'Deceased Estate', to: '/tax/deceased-estate' },
  { label: 'Trust', to: '/tax/trust' },
];

export const about: MenuLink[] = [
  { label: 'Why Choose Us', to: '/about/why-choose-us' },
  { label: 'Our Clients', to: '/about/clients' },
  { label: 'Testimonials', to: '/about/testimonials' },
  { label: 'Licensing', to: '/about/licensing' },
  { label: 'Partners', to: '/about/partners' },
];

export const menu: MenuItem[] = [
  { label: 'Home', to: '/' },
  { label: 'About Us', items: about },
  {
    label: 'Services',
    items: [
      { label: 'Accounting', to: '/accounting' },
      { label: 'Tax', items: taxServices },
      { label: 'Payroll', to: '/payroll' },
      { label: 'Advisory', to: '/advisory' },
    ],
  },
  { label: 'Tax Calculator', items: [...calculatorGroups, { label: 'All tools', to: '/tools' }] },
  { label: 'Blog', to: '/blog' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Contact', to: '/contact' },
];

export function leadsTo(to: string, path: string): boolean {
  const target = to.split('?')[0] ?? to;
  return target === '/' ? path === '/' : path === target || path.startsWith(`${target}/`);
}
