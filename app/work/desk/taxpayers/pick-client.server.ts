import type { FirmActor } from '#app/accounts/core/actor.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { findKnown, findLike, type Like } from '#app/work/core/taxpayers/find-like.server.ts';
import { nameKey } from '../import/keys.ts';
import { BY_NAME } from './pick-client.tsx';

const MOST = 6;

/** `ask`: several may be meant, or one by another name. `found` is empty if nobody fits. */
type Picked =
  { kind: 'client'; client: Like } | { kind: 'name'; name: string } | { kind: 'ask'; found: Like[] };

/** Who is meant in `PickClient`: what was chosen, else the one of exactly this name. `except`: an id never meant. */
export async function pickClient(form: FormData, me: FirmActor, except?: string): Promise<Picked> {
  const typed = oneLine(textIn(form, 'who'));
  const chosen = typed === oneLine(textIn(form, 'meant')) ? textIn(form, 'chosen') : '';
  if (chosen === BY_NAME) return { kind: 'name', name: typed };
  const known = chosen ? await findKnown(chosen, me) : null;
  if (known) return { kind: 'client', client: known };
  const found = typed === '' ? [] : await findLike(typed, me, MOST);
  const others = found.filter(({ id }) => id !== except);
  const [exact, ...more] = others.filter(({ name }) => nameKey(name) === nameKey(typed));
  return exact && more.length === 0 ? { kind: 'client', client: exact } : { kind: 'ask', found: others };
}
