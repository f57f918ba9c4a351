import { plans, type Plan } from '#content/plans.ts';
import { accounting } from '#content/service-pages/accounting.ts';
import { advisory } from '#content/service-pages/advisory.ts';
import { payroll } from '#content/service-pages/payroll.ts';
import type { ServicePage, TaxAlert } from '#content/service-pages/service-page.ts';
import { taxAlert } from '#content/service-pages/tax-alert.ts';
import { taxCompany } from '#content/service-pages/tax-company.ts';
import { taxDeceasedEstate } from '#content/service-pages/tax-deceased-estate.ts';
import { taxIndividual } from '#content/service-pages/tax-individual.ts';
import { taxTrust } from '#content/service-pages/tax-trust.ts';
import { southAfricanDay } from '#app/time.ts';
import { fill } from './fill.ts';
import { nextDates, type NextDate } from './next-dates.ts';

/** A service page as it is shown: its figures filled in, its plans found. */
export type Offer = ServicePage & { plans: Plan[] };

/** Made when the server starts, so that a wrong figure or plan stops the start and not a visitor. */
export const offers = {
  accounting: offerOf(accounting),
  payroll: offerOf(payroll),
  advisory: offerOf(advisory),
  taxIndividual: offerOf(taxIndividual),
  taxCompany: offerOf(taxCompany),
  taxDeceasedEstate: offerOf(taxDeceasedEstate),
  taxTrust: offerOf(taxTrust),
};

export const alert: TaxAlert = fill(taxAlert);

/** An offer as it is shown on a day, with the dates that come next. */
export type ShownOffer = Offer & { nextDates: NextDate[] };

export function shownOffer(name: keyof typeof offers, today = southAfricanDay()): ShownOffer {
  const offer: Offer = offers[name];
  const { next } = offer.dates;
  return { ...offer, nextDates: next ? nextDates(next.whose, today) : [] };
}

/** Throws for a figure or a plan that is not known. */
export function offerOf(page: ServicePage): Offer {
  return { ...fill(page), plans: page.cost.plans.map(planOf) };
}

function planOf(id: string): Plan {
  const plan = plans.find((plan) => plan.id === id);
  if (!plan) throw new Error(`no such plan: ${id}`);
  return plan;
}
