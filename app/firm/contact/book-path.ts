import { consultations } from '#content/consultations.ts';

export function bookPath(about: { plan: string } | { service: string } | null = null): string {
  if (!about) return '/book';
  const kind = 'service' in about ? kindFor(about.service) : undefined;
  return `/book?${new URLSearchParams({ ...(kind && { kind }), ...about })}`;
}

function kindFor(service: string): string | undefined {
  return consultations.find(({ services }) => services.includes(service))?.id;
}
