import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from '@remix-run/react';
import type { LinksFunction } from '@remix-run/node';
import type { ReactNode } from 'react';
import appCss from './app.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: appCss }];

export function Layout({ children }: { children: ReactNode }) {
  const hydrates = useMatches().some((match) => (match.handle as RouteHandle | undefined)?.hydrate);
  return (
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrates && <ScrollRestoration />}
        {hydrates && <Scripts />}
      </body>
    </html>
  );
}

/** What a route may say of itself. `hydrate`: React runs in the browser; all other pages send the shell script alone. */
export type RouteHandle = { hydrate?: boolean };

export default function Root() {
  return <Outlet />;
}
