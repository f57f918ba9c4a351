import type { SignPlace } from '#app/platform/db/work-values.ts';
import { isKeyOf } from '#app/platform/core/keys.ts';
import { PLACES, thousandths } from '#app/work/core/engagements/sign-place.ts';
import { chosenIn } from './chosen-files.ts';
import { CHOSEN, markField } from './deliver/mark-fields.ts';

export type Point = Pick<SignPlace, 'x' | 'y'>;
type Field = HTMLInputElement | HTMLSelectElement;

const NAMES = ['document', 'page', 'place', 'x', 'y'] as const;
export type Fields = Record<(typeof NAMES)[number], Field> & { signer: { readonly value: string } };

export const MIDDLE: Point = { x: 500, y: 500 };

/** Of the files that are chosen in the form, which no server has yet. */
export function isChosen({ document: file }: Fields): boolean {
  return file.value.startsWith(CHOSEN);
}

export function fileIn(form: HTMLFormElement, fields: Fields): File | undefined {
  if (!isChosen(fields)) return undefined;
  return chosenIn(form)[Number(fields.document.value.slice(CHOSEN.length)) - 1];
}

/** Those of this signer; without one those that have the plain names. Null if the form lacks one of them. */
export function fieldsOf({ elements }: HTMLFormElement, signer: string | undefined): Fields | null {
  const found = NAMES.flatMap((name) => {
    const field = elements.namedItem(signer === undefined ? name : markField(name, signer));
    return isField(field) ? [[name, field]] : [];
  });
  const who = signer === undefined ? elements.namedItem('signer') : { value: signer };
  if (found.length < NAMES.length || !(isField(who) || signer !== undefined)) return null;
  return { ...Object.fromEntries(found), signer: who } as Fields;
}

function isField(one: unknown): one is Field {
  return one instanceof HTMLInputElement || one instanceof HTMLSelectElement;
}

/** The middle of the page until a point is typed; null for a name that is placed nowhere. */
export function pointOf({ place, x, y }: Fields): Point | null {
  if (place.value === '') return null;
  if (isKeyOf(PLACES, place.value)) return PLACES[place.value];
  const [across, down] = [thousandths(x.value), thousandths(y.value)];
  return across === null || down === null ? MIDDLE : { x: across, y: down };
}

export function takenIn(host: HTMLElement, form: HTMLFormElement): SignPlace[] {
  const stored: SignPlace[] = JSON.parse(host.dataset.taken ?? '[]');
  const others = [...form.querySelectorAll<HTMLElement>('page-picture')].flatMap((other) => {
    const fields = other === host ? null : fieldsOf(form, other.dataset.signer);
    const point = fields && pointOf(fields);
    if (!point) return [];
    const { signer, document: file, page } = fields;
    return [{ email: signer.value, document: file.value, page: Number(page.value), ...point }];
  });
  return [...stored, ...others];
}
