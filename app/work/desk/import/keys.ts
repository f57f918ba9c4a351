import { NUMBER_KINDS } from '#app/platform/db/work-values.ts';
import { nameOfNumber, type Numbers } from '#app/work/core/taxpayers/numbers.ts';

export type Keyed = {
  taxNumber: string | null;
  registrationNumber: string | null;
  numbers?: Numbers;
};

type Key = { key: string; because: string };

/** Each number of a client: two with the same one are the same client. */
export function numberKeys({ taxNumber, registrationNumber, numbers = {} }: Keyed): Key[] {
  return [
    ...(taxNumber ? [{ key: `tax ${taxNumber}`, because: 'income tax number' }] : []),
    ...(registrationNumber
      ? [{ key: `registration ${registrationNumber.toLowerCase()}`, because: 'registration number' }]
      : []),
    ...NUMBER_KINDS.flatMap((kind) =>
      numbers[kind] ? [{ key: `${kind} ${numbers[kind]}`, because: nameOfNumber(kind) }] : [],
    ),
  ];
}

const FORMS = new Set(['pty', 'proprietary', 'ltd', 'limited', 'cc', 'npc', 'inc', 'rf', 'edms', 'bpk']);

/** The words of a name in alphabetical order, without accents and the form of a company. */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}.'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !FORMS.has(word))
    .toSorted()
    .join(' ');
}

/** Whether one of their numbers is given to both, and differs. */
export function differ(one: Keyed, other: Keyed): boolean {
  const kindOf = ({ key }: Key) => key.slice(0, key.indexOf(' '));
  const theirs = new Map(numberKeys(other).map((key) => [kindOf(key), key.key]));
  return numberKeys(one).some((key) => {
    const known = theirs.get(kindOf(key));
    return known !== undefined && known !== key.key;
  });
}
