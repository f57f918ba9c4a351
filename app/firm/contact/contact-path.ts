/** The contact page about a plan of `content/plans.ts`, a service or another topic by its id, or a consultation on an article by its slug. */
export function contactPath(about: { plan: string } | { service: string } | { article: string }): string {
  return `/contact?${new URLSearchParams(about)}`;
}

/** Where a button that offers a consultation leads: the next free times are at the top there. */
export const CONSULTATION_PATH = contactPath({ service: 'consultation' });
