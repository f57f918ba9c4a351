import { plans as filePlans, type Plan } from '#content/plans.ts';
import { tools, type Tool } from '#content/tools.ts';
import { bookPath } from '#app/firm/contact/book-path.ts';
import { startPath } from '#app/firm/contact/start-path.ts';
import { consultationOf } from '#app/firm/core/consultations.ts';
import { findPlan, PLANS, plansNow, priceOf, requirePlan } from '#app/firm/core/plans.ts';
import { services } from '#app/firm/core/services.ts';
import { peopleOf, personPath } from '#app/firm/people/people.ts';
import { changedFirm, FIRM } from '#app/platform/content/firm.ts';
import type { Calculator } from './calculator.ts';
import type { Offer, OfferedPlan } from './offer.ts';

export function offerOf({ tool, type, plans }: Pick<Calculator, 'tool' | 'type' | 'plans'>): Offer {
  const { plan: ofTool, partPlan, service }: Tool = tools[tool];
  const plan = findPlan(partPlan?.[type] ?? ofTool);
  const path = services.find(({ id }) => id === service)?.path;
  const [person] = path ? peopleOf(path) : [];
  return {
    plan: plan && offered(plan),
    ...(plans && { others: Object.fromEntries(plans.map((id) => [id, offered(requirePlan(id))])) }),
    talk: consultationOf('first-talk')?.price === null ? 'A first talk is free.' : '',
    ...heldFor(plans !== undefined),
    person: person ? { name: person.name, role: person.role, to: personPath(person) } : null,
    book: bookPath(path ? { service, ...(person && { with: person.id }) } : null),
  };
}

/** The printed head names the firm; some results are computed from the plans. */
function heldFor(needsPlans: boolean): Pick<Offer, 'held'> {
  const now = changedFirm();
  const held = {
    ...(needsPlans && plansNow() !== filePlans && { [PLANS]: plansNow() }),
    ...(now && { [FIRM]: [now] }),
  };
  return Object.keys(held).length > 0 ? { held } : {};
}

function offered(plan: Plan): OfferedPlan {
  const { id, title, price: cents, period } = plan;
  return { title, price: `${priceOf(plan)} ${period}`, cents, to: startPath(id) };
}
