import { blog } from '#content/pages/blog.ts';
import { team } from '#content/pages/team.ts';
import { findPerson, personPath } from '#app/firm/people/people.ts';
import { Portrait } from '#app/firm/people/portrait.tsx';
import { Standing } from '#app/firm/people/standing.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import type { ArticleCard } from './article.ts';

type Props = Pick<ArticleCard, 'author'>;

export function Author({ author }: Props) {
  const signed = author?.name ?? blog.team;
  const person = findPerson(signed);
  const name = person?.name ?? signed;
  return (
    <span className="flex items-center gap-3 text-ink">
      <Portrait name={name} file={person?.portrait ?? null} />
      {person ? <Link to={personPath(person)}>{name}</Link> : name}
    </span>
  );
}

export function AuthorBox({ author }: Props) {
  const person = author && findPerson(author.name);
  if (!person) return null;
  return (
    <section className="person mt-12 border-t border-rule pt-8" aria-label={team.wrote}>
      <Portrait name={person.name} file={person.portrait} />
      <div>
        <p className="hint">{team.wrote}</p>
        <h2 className="text-lg">
          <Link to={personPath(person)}>{person.name}</Link>
        </h2>
        <p className="mt-1">
          {person.role}. {team.askAbout} {person.askAbout}.
        </p>
        <Standing person={person} />
      </div>
    </section>
  );
}
