import { tools, type Tool } from '#content/tools.ts';
import { bookPath } from '#app/firm/contact/book-path.ts';
import { startPath } from '#app/firm/contact/start-path.ts';
import { findPlan, priceOf } from '#app/firm/core/plans.ts';
import { services } from '#app/firm/core/services.ts';
import { peopleOf, personPath } from '#app/firm/people/people.ts';
import type { Calculator } from './calculator.ts';
import type { Offer } from './offer.ts';

/** What the firm does about a result, for how much, and who does it. */
export function offerOf({ tool, type }: Pick<Calculator, 'tool' | 'type'>): Offer {
  const { plan: ofTool, partPlan, service }: Tool = tools[tool];
  const plan = findPlan(partPlan?.[type] ?? ofTool);
  const path = services.find(({ id }) => id === service)?.path;
  const [person] = path ? peopleOf(path) : [];
  return {
    plan: plan && { title: plan.title, price: `${priceOf(plan)} ${plan.period}`, to: startPath(plan.id) },
    person: person ? { name: person.name, role: person.role, to: personPath(person) } : null,
    book: bookPath(path ? { service } : null),
  };
}
