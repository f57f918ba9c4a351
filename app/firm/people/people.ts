import { people, type Person } from '#content/people.ts';

export const TEAM_PATH = '/about/why-choose-us';

export function findPerson(name: string): Person | null {
  return people.find((person) => person.name === name) ?? null;
}

export function peopleOf(path: string): Person[] {
  return people.filter(({ services }) => services.includes(path));
}

export function personPath({ id }: Pick<Person, 'id'>): string {
  return `${TEAM_PATH}#${id}`;
}
