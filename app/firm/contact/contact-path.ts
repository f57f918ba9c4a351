export function contactPath(about: { plan: string } | { service: string } | { article: string }): string {
  return `/contact?${new URLSearchParams(about)}`;
}

export const CONSULTATION_PATH = contactPath({ service: 'consultation' });
