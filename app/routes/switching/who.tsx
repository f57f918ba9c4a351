import { switching } from '#content/switching.ts';
import type { Person } from '#content/people.ts';
import { soonText } from '#app/bookings/public/soon.ts';
import { bookPath } from '#app/firm/contact/book-path.ts';
import { personPath } from '#app/firm/people/people.ts';
import { Portrait } from '#app/firm/people/portrait.tsx';
import { Standing } from '#app/firm/people/standing.tsx';
import { southAfricanDay, clockText } from '#app/platform/core/time.ts';
import { Link } from '#app/platform/ui/link.tsx';

const texts = switching.who;

/** `next` in milliseconds since 1970; null if nothing is free, or nobody knows. */
type Props = { person: Person; next: number | null; today: string };

export function Who({ person, next, today }: Props) {
  const talk = bookPath({ service: switching.service, with: person.id });
  return (
    <section aria-labelledby="who">
      <h2 id="who" className="text-xl">
        {texts.title}
      </h2>
      <div className="person mt-5">
        <Portrait name={person.name} file={person.portrait} />
        <div>
          <h3>
            <Link to={personPath(person)}>{person.name}</Link>
          </h3>
          <p className="text-ink-soft">{person.role}</p>
          <Standing person={person} />
        </div>
      </div>
      <p className="mt-4">{texts.text}</p>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        {next !== null && (
          <span>
            {texts.next}{' '}
            <Link to={`${talk}&${choiceOf(next)}`} rel="nofollow">
              {soonText(next, today)}
            </Link>
          </span>
        )}
        <Link to={talk}>{texts.all}</Link>
      </p>
    </section>
  );
}

function choiceOf(next: number): URLSearchParams {
  const at = new Date(next);
  return new URLSearchParams({ day: southAfricanDay(at), at: clockText(at) });
}
