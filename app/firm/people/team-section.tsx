import { team } from '#content/pages/team.ts';
import type { Person } from '#content/people.ts';
import { firm } from '#app/platform/content/firm.ts';
import { Section } from '#app/platform/ui/section.tsx';
import { peopleNow } from './people.ts';
import { Portrait } from './portrait.tsx';

export function TeamSection() {
  const { eyebrow, title, lede } = team;
  return (
    <Section id="team" eyebrow={eyebrow} title={title} lede={lede}>
      <ul className="team">
        {peopleNow().map((person) => (
          <Member key={person.id} person={person} />
        ))}
      </ul>
    </Section>
  );
}

function Member({ person }: { person: Person }) {
  const {
    id,
    name,
    role,
    qualification,
    body,
    practitionerNumber,
    languages,
    askAbout,
    portrait,
    portraitText,
  } = person;
  const { facts } = team;
  return (
    <li id={id} className="member">
      <Portrait name={name} file={portrait} text={portraitText} />
      <div>
        <h3>{name}</h3>
        <p className="mt-1 text-ink-soft">{role}</p>
      </div>
      <div className="member-words">
        <p>
          {team.askAbout} {askAbout}.
        </p>
        <ul className="hint mt-3">
          <li>
            {qualification}
            {body && (
              <>
                , <a href={firm.bodySites[body]}>{body}</a>
              </>
            )}
          </li>
          {practitionerNumber && (
            <li>
              {facts.practitionerNumber} <b>{practitionerNumber}</b>
            </li>
          )}
          <li>
            {facts.languages} {inWords(languages)}
          </li>
        </ul>
      </div>
    </li>
  );
}

function inWords(items: string[]): string {
  return [items.slice(0, -1).join(', '), items.at(-1)].filter(Boolean).join(' and ');
}
