/** Old addresses that other sites still link to, without their slashes, and the page each of them means. */
export const MOVED: Record<string, string> = {
  about: '/about/why-choose-us',
  'services/accounting': '/accounting',
  'services/advisory': '/advisory',
  'services/payroll': '/payroll',
  'services/tax': '/tax/individual',
};
