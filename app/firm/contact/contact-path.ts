export function contactPath(about: { plan: string } | { service: string } | { article: string }): string {
  return `/contact?${new URLSearchParams(about)}`;
}

/** Where a button that offers a consultation leads: the next free times are at the top there. */
export const CONSULTATION_PATH = contactPath({ service: 'consultation' });
