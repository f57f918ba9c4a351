import { team } from '#content/pages/team.ts';
import type { Person } from '#content/people.ts';

export function Standing({ person }: { person: Person }) {
  const { qualification, body, practitionerNumber } = person;
  const number = practitionerNumber && `${team.facts.practitionerNumber} ${practitionerNumber}`;
  return <p className="hint mt-1">{[qualification, body, number].filter(Boolean).join(' · ')}</p>;
}
