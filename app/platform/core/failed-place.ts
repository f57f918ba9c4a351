export function placeOfFailure(error: unknown): string {
  const { syscall, address, hostname, host, port } = error as Record<string, unknown>;
  const place = address ?? hostname ?? (syscall === undefined ? undefined : host);
  if (typeof place !== 'string' || place.includes('@')) return '';
  return typeof port === 'number' ? `${place}:${port}` : place;
}
