import type { Consultation } from '#content/consultations.ts';
import type { Person } from '#content/people.ts';
import { serviceIdOf } from '#app/firm/core/service-id.ts';
import { findPerson, shownName } from '#app/firm/people/people.ts';
import type { Colleague, Diary } from './slots.ts';

export type NamedDiary = Omit<Diary, 'colleagues'> & {
  colleagues: readonly (Colleague & { name: string })[];
};

/** The one colleague with whom somebody wants to talk; the name is that of the person whom the site shows. */
export type Wanted = { id: string } | { name: string };

/** The diary of the wanted colleague alone; all of it if nobody is wanted, or the wanted one cannot be booked. */
export function onlyOf(diary: NamedDiary, wanted: Wanted | null | undefined): NamedDiary {
  if (!wanted) return diary;
  const fits = ({ id, name }: { id: string; name: string }) =>
    'id' in wanted ? id === wanted.id : shownName(name) === wanted.name;
  const colleagues = diary.colleagues.filter(fits);
  return colleagues.length === 0 ? diary : { ...diary, colleagues };
}

/** A talk of that kind is about what the person does. */
export function isOwnKind({ services }: Person, consultation: Consultation): boolean {
  const own = new Set(services.map(serviceIdOf));
  return consultation.services.some((service) => own.has(service));
}

/** Ids of colleagues: those whose own kind of talk it is come first, the others stay in their order. */
export function ownKindFirst(
  ids: readonly string[],
  { colleagues }: NamedDiary,
  consultation: Consultation,
): string[] {
  const own = new Set(
    colleagues.flatMap(({ id, name }) => {
      const person = findPerson(name);
      return person && isOwnKind(person, consultation) ? [id] : [];
    }),
  );
  return ids.toSorted((a, b) => Number(own.has(b)) - Number(own.has(a)));
}

/** When a booking is moved: the colleague whom the client chose, or who took it over since. */
export function keptColleague({ keepsColleague, colleague }: Held): Wanted | null {
  return keepsColleague && colleague ? { id: colleague.id } : null;
}

type Held = { keepsColleague: boolean; colleague: { id: string } | null };
