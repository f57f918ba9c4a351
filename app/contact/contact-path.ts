/** The contact page about a plan of `content/plans.ts`, or about a service or another topic by its id. */
export function contactPath(about: { plan: string } | { service: string }): string {
  return `/contact?${new URLSearchParams(about)}`;
}
