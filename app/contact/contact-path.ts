import type { contact } from '#content/pages/contact.ts';

export type ServiceTopic = keyof typeof contact.services;

/** The contact page about a plan of `content/plans.ts` or a service. */
export function contactPath(about: { plan: string } | { service: ServiceTopic }): string {
  return `/contact?${new URLSearchParams(about)}`;
}
