import type { LinksFunction } from '@remix-run/node';
import { isRouteErrorResponse, Outlet, useRouteError } from '@remix-run/react';
import { ProofPage, proofRequestIn } from '#app/accounts/proof-page.tsx';
import deskCss from '#app/administration/desk.css?url';
import { AccessDenied, denialOf } from '#app/administration/access-denied.tsx';
import { privatePage } from '#app/http/cache.ts';
import type { RouteHandle } from '#app/http/route-handle.ts';
import { ErrorPage } from '#app/shell/error-page.tsx';

export const handle = { hydrate: true } satisfies RouteHandle;
export const headers = privatePage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskCss }];

/** Guards nothing: every loader and action below calls `requireAdmin`. */
export default function Admin() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const proof = proofRequestIn(error);
  if (proof) return <ProofPage proof={proof} />;
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />;
  if (error.status !== 403) return <ErrorPage status={error.status} />;
  return <AccessDenied denial={denialOf(error.data)} />;
}
