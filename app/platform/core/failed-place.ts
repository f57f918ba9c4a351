import { detailOf } from './own-error.ts';

const PARTS = ['syscall', 'address', 'hostname', 'host', 'port'];

export function placeOfFailure(error: unknown): string {
  const [syscall, address, hostname, host, port] = PARTS.map((name) => detailOf(error, name));
  const place = address ?? hostname ?? (syscall === undefined ? undefined : host);
  if (typeof place !== 'string' || place.includes('@')) return '';
  return typeof port === 'number' ? `${place}:${port}` : place;
}
