import type { BuiltRoute } from '#tests/built-routes.ts';
import { MEMBER, MESSAGE, ROW, SAVED } from './fixture.ts';

/** What stands for the parameters of an address. */
const PARAMETERS: Record<string, string> = {
  ':list': 'clients',
  ':slug': 'essential-tax-tips-south-african-freelancers',
  ':key': `${ROW}-1.webp`,
  ':tax': 'individual',
  ':token': SAVED,
  '*': 'no/such/page',
};
const IDS: Record<string, string> = {
  'routes/admin.messages.$id': MESSAGE,
  'routes/admin.users.$id': MEMBER,
  'routes/admin.$list.history.$id': ROW,
};

/** The address of a route, with something there in the place of every parameter. Throws for a parameter nobody knows. */
function pathnameOf({ id, path }: BuiltRoute): string {
  return path.replaceAll(/:\w+|\*/g, (name) => {
    const value = name === ':id' ? IDS[id] : PARAMETERS[name];
    if (value === undefined) throw new Error(`Say in tests/security/pathnames.ts what ${name} of ${id} is.`);
    return value;
  });
}

/** Every address of the site that can be asked for. */
export function pathnamesOf(routes: readonly BuiltRoute[]): string[] {
  const asked = routes.filter(({ loads, shows }) => loads || shows);
  return [...new Set(asked.map(pathnameOf))];
}
