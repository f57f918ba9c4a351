import { isUuid } from '#app/platform/db/uuid.ts';
import { readVersion } from '#app/platform/http/row-version.ts';

export type Ticked = { id: string; version: number };

const MOST = 100;

/** Each tick is `id.version`; malformed ones are left out. */
export function readTicked(form: FormData): Ticked[] {
  return form
    .getAll('ticked')
    .flatMap((value) => String(value).split(','))
    .map((value) => value.split('.'))
    .filter(([id, version]) => isUuid(id) && readVersion(version) !== null)
    .map(([id = '', version]) => ({ id, version: Number(version) }))
    .slice(0, MOST);
}

export function tickOf({ id, version }: Ticked): string {
  return `${id}.${version}`;
}
