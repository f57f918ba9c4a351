import { textIn } from '#app/platform/http/form-text.ts';
import type { Successors } from './hand-over.server.ts';

export const NOBODY = 'nobody';
/** A choice only where the new role permits it. */
export const STAYS = 'stays';

export type HeldKind = {
  name: string;
  text: string;
  path: string;
  mayStay: boolean;
  colleagues: readonly { id: string; name: string }[];
};

type Kind = Pick<HeldKind, 'name' | 'mayStay' | 'colleagues'>;

/** Null while a kind has no valid choice. A kind's own choice overrides the one for all. */
export function successorsIn(form: FormData, kinds: readonly Kind[]): Successors | null {
  const successors: Successors = {};
  for (const { name, mayStay, colleagues } of kinds) {
    const choice = textIn(form, `to-${name}`) || textIn(form, 'to');
    if (choice === STAYS && mayStay) continue;
    if (choice !== NOBODY && !colleagues.some(({ id }) => id === choice)) return null;
    successors[name] = choice === NOBODY ? null : choice;
  }
  return successors;
}
