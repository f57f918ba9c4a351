import { contact } from '#content/pages/contact.ts';
import { planGroups } from '#content/pages/pricing.ts';
import type { Service } from '#app/firm/core/service-files.ts';
import { findPlan, plansOf } from '#app/firm/core/plans.ts';
import { calculators } from '#app/tools/calculators/calculators.ts';

type Services = readonly Pick<Service, 'id' | 'topic'>[];

/** Whether the address's parameters are a valid choice: `/pricing?tab=business`, `/start/starter`. */
export function choosesWhatIsThere({ pathname, searchParams }: URL, services: Services): boolean {
  const started = /^\/start\/([^/]+)$/.exec(pathname)?.[1];
  if (started) return isPlan(started);
  return [...searchParams].every(([name, value]) => isKnown(services, `${pathname}?${name}`, value));
}

function isKnown(services: Services, name: string, value: string): boolean {
  if (name === '/calculator?type') return calculators.some(({ type }) => type === value);
  if (name === '/pricing?tab')
    return planGroups.some((group) => group.value === value && plansOf(group.value).length > 0);
  if (name === '/contact?plan' || name === '/book?plan') return isPlan(value);
  if (name === '/contact?service')
    return value in contact.services || services.some(({ topic }) => topic.id === value);
  return name !== '/book?service' || services.some(({ id }) => id === value);
}

function isPlan(id: string): boolean {
  return findPlan(id) !== null;
}
