import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { Approval, SignPlace, Signing } from '#app/platform/db/work-values.ts';
import { recordStep } from './changing.server.ts';
import { changingItem, setItem } from './items.server.ts';
import { isOver, placeKey, placeText } from './sign-place.ts';

const MOST = 60;

type Saved = 'saved' | 'signed' | 'over' | 'many' | 'gone';

/** One more place where a signer signs. `signed`: somebody has signed already. `over`: another name is there. */
export function addSignPlace(actor: FirmActor, itemId: string, place: SignPlace): Promise<Saved> {
  return changePlaces(actor, itemId, (places, { documents, signing }) => {
    const isTheirs = signing.signers.some(({ email }) => email === place.email);
    if (!isTheirs || !documents.some(({ id }) => id === place.document)) return 'gone';
    if (places.some((one) => isOver(one, place))) return 'over';
    return places.length < MOST ? [...places, place] : 'many';
  });
}

/** `gone`: there is no place of this key. */
export function removeSignPlace(actor: FirmActor, itemId: string, key: string): Promise<Saved> {
  return changePlaces(actor, itemId, (places) => {
    const left = places.filter((one) => placeKey(one) !== key);
    return left.length < places.length ? left : 'gone';
  });
}

type ToSign = Approval & { signing: Signing };

/** The client is told nothing: they read the places where they sign. */
function changePlaces(
  actor: FirmActor,
  itemId: string,
  change: (places: readonly SignPlace[], item: ToSign) => readonly SignPlace[] | Exclude<Saved, 'saved'>,
): Promise<Saved> {
  return changingItem(actor, itemId, async (tx, engagement, item) => {
    const { approval } = item;
    if (!approval?.signing) return 'gone';
    const { signing, documents } = approval;
    if (signing.signatures.length > 0) return 'signed';
    const places = change(signing.places ?? [], { ...approval, signing });
    if (typeof places === 'string') return places;
    await setItem(tx, item, { approval: { ...approval, signing: { ...signing, places } } });
    const textOf = (all: readonly SignPlace[] = []) =>
      all.map((one) => `${one.email}: ${placeText(one, documents)}`).join('; ') || null;
    const changed = { from: textOf(signing.places), to: textOf(places) };
    await recordStep(tx, actor, 'update', engagement, { 'places to sign': changed });
    return 'saved';
  });
}
