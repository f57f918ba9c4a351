import { consultationsNow } from '#app/firm/core/consultations.ts';

type About = { plan: string } | { service: string; with?: string };

/** `with`: the id of a person of `content/people.ts`, whose free times are shown first. */
export function bookPath(about: About | null = null): string {
  if (!about) return '/book';
  const kind = 'service' in about ? kindFor(about.service) : undefined;
  return `/book?${new URLSearchParams({ ...(kind && { kind }), ...about })}`;
}

function kindFor(service: string): string | undefined {
  return consultationsNow().find(({ services }) => services.includes(service))?.id;
}
