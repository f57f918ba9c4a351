import { booking } from '#content/pages/booking.ts';
import { Portrait } from '#app/firm/people/portrait.tsx';
import { southAfricanDay, clockText } from '#app/platform/core/time.ts';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { stepAddress, WITH } from './address.ts';
import type { Face, Faces } from './faces.ts';
import { soonText } from './soon.ts';

const texts = booking.faces;

type Props = {
  faces: Faces;
  today: string;
  kept: string;
  /** The kind of a talk with the first who is free. */
  kind: string;
  /** The id of the person; null: the first who is free. */
  chosen: string | null;
  isSmall?: boolean;
};

/** The chosen person, the first free one, then the others. A name leads to their times, a time to the form. */
export function FaceList({ faces, today, kept, kind, chosen, isSmall = false }: Props) {
  if (faces.people.length === 0) return null;
  const line = { today, kept };
  const faceLine = (face: Face) => (
    <FaceLine
      key={face.id}
      {...line}
      face={face}
      kind={face.kind}
      next={face.next}
      isChosen={chosen === face.id}
    />
  );
  return (
    <ul className={isSmall ? 'faces faces-small' : 'faces'} aria-label={texts.title}>
      {faces.people.filter(({ id }) => id === chosen).map(faceLine)}
      <FaceLine {...line} {...{ kind }} next={faces.first} isChosen={chosen === null} />
      {faces.people.filter(({ id }) => id !== chosen).map(faceLine)}
    </ul>
  );
}

type LineProps = {
  face?: Face;
  kind: string;
  next: number | null;
  today: string;
  kept: string;
  isChosen: boolean;
};

function FaceLine({ face, kind, next, today, kept, isChosen }: LineProps) {
  const place = { path: '/book', kept: keptWith(kept, kind, face?.id ?? null) };
  return (
    <li data-chosen={isChosen || undefined}>
      {face ? (
        <Portrait name={face.name} file={face.portrait} />
      ) : (
        <span className="face-anybody" aria-hidden="true">
          <Icon name="clock" />
        </span>
      )}
      <div>
        <h3>
          <Link to={stepAddress(place)} rel="nofollow" data-focus="step" aria-current={isChosen || undefined}>
            {face?.name ?? texts.anybody}
          </Link>
        </h3>
        {face && <p className="face-role">{face.role}</p>}
        <p className="face-next">
          {next === null ? (
            texts.none
          ) : (
            <>
              <span className="face-next-word">{texts.next} </span>
              <Link to={stepAddress(place, choiceOf(next))} rel="nofollow" data-focus="step">
                {soonText(next, today)}
                <span className="sr-only">: {face?.name ?? texts.anybody}</span>
              </Link>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

function choiceOf(start: number): { day: string; at: string } {
  const at = new Date(start);
  return { day: southAfricanDay(at), at: clockText(at) };
}

function keptWith(kept: string, kind: string, person: string | null): string {
  const query = new URLSearchParams(kept);
  query.set('kind', kind);
  query.delete(WITH);
  if (person) query.set(WITH, person);
  return String(query);
}
