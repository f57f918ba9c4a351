import { plans, type Plan } from '#content/plans.ts';
import { accounting } from '#content/service-pages/accounting.ts';
import { advisory } from '#content/service-pages/advisory.ts';
import { payroll } from '#content/service-pages/payroll.ts';
import type { ServicePage } from '#content/service-pages/service-page.ts';
import { taxAlert as rawTaxAlert } from '#content/service-pages/tax-alert.ts';
import { taxCompany } from '#content/service-pages/tax-company.ts';
import { taxDeceasedEstate } from '#content/service-pages/tax-deceased-estate.ts';
import { taxIndividual } from '#content/service-pages/tax-individual.ts';
import { taxTrust } from '#content/service-pages/tax-trust.ts';
import { southAfricanDay } from '#app/time.ts';
import { fill } from './fill.ts';
import { nextDates, type NextDate } from './next-dates.ts';

type FilledPage = ServicePage & { plans: Plan[] };

export type DatedPage = FilledPage & { nextDates: NextDate[] };

// Filled when the server starts, so that an unknown figure or plan stops the start.
export const servicePages = {
  accounting: fillPage(accounting),
  payroll: fillPage(payroll),
  advisory: fillPage(advisory),
  taxIndividual: fillPage(taxIndividual),
  taxCompany: fillPage(taxCompany),
  taxDeceasedEstate: fillPage(taxDeceasedEstate),
  taxTrust: fillPage(taxTrust),
};

export const taxAlert = fill(rawTaxAlert);

export function loadServicePage(name: keyof typeof servicePages, today = southAfricanDay()): DatedPage {
  const page: FilledPage = servicePages[name];
  const { next } = page.dates;
  return { ...page, nextDates: next ? nextDates(next.whose, today) : [] };
}

/** Throws for an unknown figure or plan. */
export function fillPage(page: ServicePage): FilledPage {
  return { ...fill(page), plans: page.cost.plans.map(planOf) };
}

function planOf(id: string): Plan {
  const plan = plans.find((plan) => plan.id === id);
  if (!plan) throw new Error(`no such plan: ${id}`);
  return plan;
}
