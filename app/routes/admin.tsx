import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { ProofPage, proofRequestIn } from '#app/accounts/core/proof-page.tsx';
import { findColleague } from '#app/accounts/access/access.server.ts';
import { AccessDenied, denialOf } from '#app/accounts/access/access-denied.tsx';
import { DeskFrame } from '#app/desk/frame/desk-frame.tsx';
import deskCss from '#app/desk/frame/desk.css?url';
import { countWaiting } from '#app/desk/frame/waiting.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { sendAgainIn } from '#app/platform/forms/send-again.ts';
import { wasUnsent } from '#app/platform/http/unsent.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { ErrorPage } from '#app/site/shell/error-page.tsx';
import { SendAgainPage } from '#app/site/shell/send-again-page.tsx';

export const handle = { hydrate: true, frame: 'desk' } satisfies RouteHandle;
export const headers = privatePage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskCss }];

/** Only for the frame. It guards nothing: every loader and action below calls `requireAccess`. */
export async function loader(args: LoaderFunctionArgs) {
  const colleague = await findColleague(args);
  if (!colleague) return null;
  const { fullName, email, role } = colleague;
  return { name: fullName || email, role, waiting: await countWaiting(firmActor(colleague), args.context) };
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.defaultShouldRevalidate && !wasUnsent(args);
}

export default function Admin() {
  return (
    <DeskFrame desk={useLoaderData<typeof loader>()}>
      <Outlet />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  // After a refused form only the loaders above have run.
  const member = useRouteLoaderData<typeof rootLoader>('root')?.member;
  const known = member?.role ? { ...member, role: member.role, waiting: {} } : null;
  const desk = useRouteLoaderData<typeof loader>('routes/admin') ?? known;
  return (
    <DeskFrame desk={desk}>
      <Failure error={error} isForDesk={desk !== null} />
    </DeskFrame>
  );
}

function Failure({ error, isForDesk }: { error: unknown; isForDesk: boolean }) {
  const proof = proofRequestIn(error);
  if (proof) return <ProofPage proof={proof} />;
  const again = sendAgainIn(error);
  if (again) return <SendAgainPage again={again} />;
  const place = isForDesk ? 'desk' : 'site';
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} place={place} />;
  if (error.status !== 403) return <ErrorPage status={error.status} place={place} />;
  return <AccessDenied denial={denialOf(error.data)} />;
}
