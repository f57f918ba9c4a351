import { firm } from '#app/platform/content/firm.ts';
import { licensingPage } from '#content/pages/licensing.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { Section } from '#app/platform/ui/section.tsx';
import { peopleNow, personPath } from './people.ts';

export function Practitioners() {
  const { caption, head, ...heading } = licensingPage.practitioners;
  return (
    <Section id="practitioners" {...heading}>
      <table className="ruled mt-8 max-w-[46rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {Object.values(head).map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {peopleNow()
            .filter(({ practitionerNumber }) => practitionerNumber)
            .map((person) => (
              <tr key={person.id}>
                <th scope="row">
                  <Link to={personPath(person)}>{person.name}</Link>
                  <span className="hint block max-sm:hidden">{person.role}</span>
                </th>
                <td>{person.body && <a href={firm.bodySites[person.body]}>{person.body}</a>}</td>
                <td className="whitespace-nowrap tabular-nums" translate="no">
                  {person.practitionerNumber}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  );
}
