import type { EngagementTypeId } from './engagement-types.ts';

const starter = ['books', 'financial-statements', 'itr14', 'irp6-company'] as const;
const payroll = ['payroll-start', 'payroll', 'emp501', 'coida'] as const;
const standard = [...starter, 'management-accounts', 'vat201', ...payroll] as const;
const premium = [...standard, 'annual-return', 'beneficial-owners'] as const;

/** The work that "Start with this plan" proposes, by the plan's id; staff change it to fit the taxpayer. */
export const planEngagements: Readonly<Record<string, readonly EngagementTypeId[]>> = {
  'individual-income-tax': ['itr12'],
  'provisional-income-tax': ['irp6', 'itr12-provisional'],
  'turnover-tax': ['turnover-payment', 'turnover-return'],
  starter,
  standard,
  premium,
  cfo: premium,
  'company-reinstatement': ['reinstatement'],
  'company-deregistration': ['deregistration'],
  'annual-returns-submission': ['annual-return'],
  'beneficial-ownership-submission': ['beneficial-owners'],
  'directors-amendments': ['directors'],
};
