import type { ServerBuild } from '@remix-run/node';
import { isPermission, type Permission } from '#app/accounts/core/roles.ts';

/** As Remix built it: tests and the server share the packages of this process. */
export const BUILD = new URL('../build/server/index.js', import.meta.url);

type Routes = ServerBuild['routes'];

export type BuiltRoute = {
  id: string;
  path: string;
  index: boolean;
  shows: boolean;
  loads: boolean;
  acts: boolean;
  /** At the desk: what its loader and action require. */
  permission: Permission | null;
};

/** Without the root route. Throws if nothing has been built. */
export async function builtRoutes(): Promise<BuiltRoute[]> {
  const { routes } = (await import(BUILD.href)) as ServerBuild;
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ id }) => id !== 'root')
    .map(({ id, index, module }) => ({
      id,
      path: pathOf(id, routes) || '/',
      index: index === true,
      shows: module.default !== undefined,
      loads: typeof module.loader === 'function',
      acts: typeof module.action === 'function',
      permission: permissionIn(module.handle),
    }));
}

function permissionIn(handle: unknown): Permission | null {
  const { permission } = (handle ?? {}) as { permission?: unknown };
  return isPermission(permission) ? permission : null;
}

function pathOf(id: string | undefined, routes: Routes): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return '';
  const above = pathOf(route.parentId, routes);
  return route.path ? `${above}/${route.path}` : above;
}
