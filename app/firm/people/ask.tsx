import { team } from '#content/pages/team.ts';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { bookPath } from '#app/firm/contact/book-path.ts';
import { serviceIdOf } from '#app/firm/core/service-id.ts';
import { peopleOf, personPath, TEAM_PATH } from './people.ts';
import { Portrait } from './portrait.tsx';
import { Standing } from './standing.tsx';

export function Ask({ path }: { path: string }) {
  const named = peopleOf(path);
  if (named.length === 0) return null;
  return (
    <section className="ask wrap" aria-label={team.title}>
      {named.map((person) => (
        <div key={person.id} className="person">
          <Portrait name={person.name} file={person.portrait} />
          <div>
            <h2 className="text-lg">
              Ask <Link to={personPath(person)}>{person.name}</Link>
            </h2>
            <p className="mt-1">About {person.askAbout}.</p>
            <Standing person={person} />
            <Link to={bookPath({ service: serviceIdOf(path), with: person.id })} className="more">
              Book a time<span className="sr-only"> with {person.name}</span>
            </Link>
          </div>
        </div>
      ))}
      <Link to={TEAM_PATH} className="more">
        {team.meet} <Icon name="arrow" />
      </Link>
    </section>
  );
}
