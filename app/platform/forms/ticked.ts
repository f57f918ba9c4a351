import { isUuid } from '#app/platform/db/uuid.ts';
import { MOST_MATCHING } from '#app/platform/ui/ticks.ts';
import { readVersion } from '#app/platform/http/row-version.ts';

export type Ticked = { id: string; version: number };

const MOST = 100;

export type Chosen = { ticked: readonly Ticked[]; isAll: boolean };

/** `findMatching` reads the first ones in the order of the list; they are fixed from then on. */
export async function readChosen(
  form: FormData,
  findMatching: (most: number) => Promise<Ticked[]>,
): Promise<Chosen> {
  if (form.get('all') !== 'yes') return { ticked: readTicked(form), isAll: false };
  return { ticked: await findMatching(MOST_MATCHING), isAll: true };
}

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
