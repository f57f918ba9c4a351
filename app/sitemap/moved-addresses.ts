/** Addresses without their slashes that other sites still link to. */
export const MOVED: Record<string, string> = {
  about: '/about/why-choose-us',
  'services/accounting': '/accounting',
  'services/advisory': '/advisory',
  'services/payroll': '/payroll',
  'services/tax': '/tax/individual',
};
