import type { Plan } from '#content/plans.ts';
import { firm } from '#app/platform/content/firm.ts';
import { plansNow } from '#app/firm/core/plans.ts';
import { firmReference } from './firm.ts';
import { SCHEMA_ORG, type LinkedData } from './linked-data.ts';

const UNIT_CODES: Record<string, string> = { 'per month': 'MON', 'per year': 'ANN' };

export function priceListData(origin: string): LinkedData {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'OfferCatalog',
    name: 'Our Pricing',
    url: `${origin}/pricing`,
    itemListElement: plansNow().map((plan) => offerData(plan, origin)),
  };
}

export function offerData(plan: Plan, origin: string) {
  return {
    '@type': 'Offer',
    name: plan.title,
    description: plan.summary,
    url: `${origin}/pricing`,
    seller: firmReference(origin),
    itemOffered: { '@type': 'Service', name: plan.title, description: plan.summary },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'ZAR',
      ...(firm.vatNumber !== null && { valueAddedTaxIncluded: true }),
      ...(plan.upTo
        ? { minPrice: decimal(plan.price), maxPrice: decimal(plan.upTo) }
        : { price: decimal(plan.price) }),
      unitCode: UNIT_CODES[plan.period],
      unitText: plan.period,
    },
  };
}

function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
