import type { Consultation } from '#content/consultations.ts';
import { consultationsNow } from '#app/firm/core/consultations.ts';
import type { Person } from '#content/people.ts';
import { firstStarts } from '#app/bookings/core/slots.ts';
import { isOwnKind, onlyOf, type NamedDiary } from '#app/bookings/core/wanted.ts';
import { peopleNow, shownName } from '#app/firm/people/people.ts';
import { WITH } from './address.ts';

/** `next` in milliseconds since 1970; null if nothing is free. */
export type Face = Pick<Person, 'id' | 'name' | 'role' | 'portrait'> & { kind: string; next: number | null };

/** `first`: when anybody is free for a talk of that kind. */
export type Faces = { kind: string; first: number | null; people: Face[] };

/** Who takes talks, each with the next free time: of `consultation`, its own people first, or of their own kind. */
export function facesOf(diary: NamedDiary, consultation?: Consultation): Faces {
  const [usual] = consultationsNow();
  const { id: kind = '', minutes = 0 } = consultation ?? usual ?? {};
  return {
    kind,
    first: firstStarts(diary, minutes)[0] ?? null,
    people: inOrder(consultation).flatMap((person) => {
      const { id, name, role, portrait } = person;
      const own = consultation ?? kindOf(person);
      if (!own || !diary.colleagues.some((colleague) => shownName(colleague.name) === name)) return [];
      const [next = null] = firstStarts(onlyOf(diary, { name }), own.minutes);
      return [{ id, name, role, portrait, kind: own.id, next }];
    }),
  };
}

export function personIn(query: URLSearchParams): Person | null {
  return peopleNow().find(({ id }) => id === query.get(WITH)) ?? null;
}

function kindOf(person: Person): Consultation | undefined {
  const kinds = consultationsNow();
  return kinds.find((one) => isOwnKind(person, one)) ?? kinds[0];
}

function inOrder(consultation: Consultation | undefined): readonly Person[] {
  const people = peopleNow();
  if (!consultation) return people;
  return people.toSorted((a, b) => Number(isOwnKind(b, consultation)) - Number(isOwnKind(a, consultation)));
}
