import { team } from '#content/pages/team.ts';
import type { Person } from '#content/people.ts';

/** `Professional Accountant (SA) · SAIPA · SARS practitioner number PR-0000103` */
export function Standing({ person }: { person: Person }) {
  const { qualification, body, practitionerNumber } = person;
  const number = practitionerNumber && `${team.facts.practitionerNumber} ${practitionerNumber}`;
  return <p className="hint mt-1">{[qualification, body, number].filter(Boolean).join(' · ')}</p>;
}
