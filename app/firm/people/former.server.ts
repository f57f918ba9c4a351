import { and, inArray, not, notInArray, or, sql, type Column, type SQL } from 'drizzle-orm';
import { people } from '#content/people.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { findPerson, PEOPLE, peopleNow } from './people.ts';

/** True if a former person of the site has this account's name; false for a name that was never on the site. */
export function hasLeft(name: Column): SQL<boolean> {
  const former = people.filter((person) => !findPerson(person.name)).map((person) => person.name);
  const known = [...peopleNow(), ...people].map((person) => person.name);
  const wasTakenOff = sql`exists (
    select from ${contentVersions} written
    where written.kind = ${PEOPLE} and written.values->>'name' = ${name}
      and exists (
        select from ${contentVersions} now
        where now.kind = written.kind and now.item = written.item and now.state = 'live' and now.source = 'none'
      )
  )`;
  const condition = or(inArray(name, former), and(notInArray(name, known), wasTakenOff));
  return sql<boolean>`(${condition})`;
}

export function hasNotLeft(name: Column): SQL {
  return not(hasLeft(name));
}
