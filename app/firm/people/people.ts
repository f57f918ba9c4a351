import { people, type Person } from '#content/people.ts';
import { heldItems } from '#app/platform/content/held.ts';

export const TEAM_PATH = '/about/why-choose-us';

export const PEOPLE = 'people';

export function peopleNow(): readonly Person[] {
  return heldItems(PEOPLE, people);
}

/** By the present name, or that in `content/people.ts`, which articles and accounts keep after a change. */
export function findPerson(name: string): Person | null {
  const now = peopleNow();
  const first = people.find((person) => person.name === name);
  return now.find((person) => person.name === name) ?? now.find(({ id }) => id === first?.id) ?? null;
}

/** The present name of an account's or article's person. */
export function shownName(name: string): string {
  return findPerson(name)?.name ?? name;
}

export function peopleOf(path: string): Person[] {
  return peopleNow().filter(({ services }) => services.includes(path));
}

export function personPath({ id }: Pick<Person, 'id'>): string {
  return `${TEAM_PATH}#${id}`;
}
