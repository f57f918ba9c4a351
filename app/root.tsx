import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { useContext, type ReactNode } from 'react';
import { themeColours } from '#content/brand/colours.ts';
import { changedFacts, firm } from '#app/platform/content/firm.ts';
import { ProofPage, proofRequestIn } from '#app/accounts/core/proof-page.tsx';
import { findMemberName } from '#app/accounts/core/member-name.server.ts';
import appCss from '#app/app.css?url';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { announcementFor } from '#app/content/core/kinds/announcements.ts';
import { closureLine } from '#app/firm/core/closures.ts';
import { isPreview } from '#app/platform/content/held.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { env } from '#app/platform/env/env.server.ts';
import { handleOf, hydrates } from '#app/platform/http/route-handle.ts';
import { sendAgainIn } from '#app/platform/forms/send-again.ts';
import { wasUnsent } from '#app/platform/http/unsent.ts';
import { takeToast } from '#app/platform/http/toast.server.ts';
import clientCss from '#app/site/shell/client-frame.css?url';
import { ClientFooter, ClientHeader } from '#app/site/shell/client-frame.tsx';
import { Consent } from '#app/site/shell/consent.tsx';
import { FirstScript } from '#app/site/shell/first-script.tsx';
import { ErrorPage } from '#app/site/shell/error-page.tsx';
import { frameOf, type Frame } from '#app/site/shell/frame.ts';
import { Floating } from '#app/site/shell/floating.tsx';
import { Footer } from '#app/site/shell/footer.tsx';
import { Header } from '#app/site/shell/header.tsx';
import { Progress } from '#app/site/shell/progress.tsx';
import { ScriptMark } from '#app/site/shell/script-mark.ts';
import { SendAgainPage } from '#app/site/shell/send-again-page.tsx';
import { PageMessage, ToastRegion } from '#app/site/shell/toasts.tsx';
import headingFont from '#app/platform/ui/fonts/fraunces-display.woff2?url';
import bodyFont from '#app/platform/ui/fonts/public-sans.woff2?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: appCss },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [taken, member] = await Promise.all([takeToast(request), findMemberName(request, context)]);
  const shown = {
    origin: env().APP_URL,
    year: new Date().getFullYear(),
    toast: taken?.toast ?? null,
    // The same words a second time are another message.
    toastId: taken ? crypto.randomUUID() : undefined,
    member,
    announcement: announcementFor(new URL(request.url).pathname),
    closure: closureLine(southAfricanDay(), isPreview()),
  };
  return data(shown, { headers: taken?.headers });
}

export const meta: MetaFunction = () => [
  { title: `Page not shown · ${firm.name}` },
  { name: 'robots', content: 'noindex' },
];

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return !wasUnsent(args) && (args.formMethod !== undefined || args.defaultShouldRevalidate);
}

export function Layout({ children }: { children: ReactNode }) {
  const mark = useContext(ScriptMark);
  const handles = useMatches().map(handleOf);
  const shown = useRouteLoaderData<typeof loader>('root');
  const frame = frameOf(handles, { isFailed: Boolean(useRouteError()), member: shown?.member ?? null });
  const isBare = frame === 'none';
  // A page reached from a hydrated one keeps React, so that it scrolls to its top like any other.
  const hasReact = typeof document !== 'undefined' || hydrates(handles);
  return (
    <html lang="en-ZA" data-firm={hasReact ? changedFacts() : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColours.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
        {!isBare && <FirstScript asksConsent={frame === 'site'} />}
        {/* Not the cut for small headings: a preload of it costs the first screen a quarter of a second. */}
        {frame !== 'desk' && <PreloadedFont href={headingFont} />}
        <PreloadedFont href={bodyFont} />
        <Meta />
        <Links />
        {frame === 'client' && <link rel="stylesheet" href={clientCss} />}
      </head>
      <body id="top">
        {isBare ? (
          <main>{children}</main>
        ) : (
          <Shell hydrates={hasReact} {...{ frame, shown }}>
            {children}
          </Shell>
        )}
        {hasReact && <ScrollRestoration nonce={mark} />}
        {hasReact && <Scripts nonce={mark} />}
        {import.meta.env.DEV && !hasReact && <script type="module" src="/dev/reload-client.ts" />}
      </body>
    </html>
  );
}

function PreloadedFont({ href }: { href: string }) {
  return <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />;
}

type RootData = ReturnType<typeof useRouteLoaderData<typeof loader>>;

type ShellProps = { hydrates: boolean; frame: Frame; shown?: RootData; children: ReactNode };

function Shell({ hydrates, frame, shown, children }: ShellProps) {
  const member = shown?.member ?? null;
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      {frame === 'site' && <Consent />}
      {hydrates && <Progress />}
      <ToastRegion />
      {frame === 'site' && shown?.closure && (
        <AnnouncementLine line={{ text: shown.closure, link: null, linkText: null }} />
      )}
      {frame === 'site' && shown?.announcement && <AnnouncementLine line={shown.announcement} />}
      {frame === 'site' && <Header member={member} />}
      {frame === 'client' && <ClientHeader member={member} />}
      <PageMessage key={shown?.toastId} toast={shown?.toast ?? null} />
      {frame === 'desk' ? (
        children
      ) : (
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      )}
      {frame === 'site' && <SiteEnd year={shown?.year} />}
      {frame === 'client' && <ClientFooter />}
    </>
  );
}

function SiteEnd({ year }: { year?: number }) {
  return (
    <>
      <Footer year={year} />
      <Floating />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const member = useRouteLoaderData<typeof loader>('root')?.member ?? null;
  const frame = frameOf(useMatches().map(handleOf), { isFailed: true, member });
  const proof = proofRequestIn(error);
  if (proof) return <ProofPage proof={proof} />;
  const again = sendAgainIn(error);
  if (again) return <SendAgainPage again={again} />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const place = frame === 'client' ? 'client' : 'site';
  return <ErrorPage status={status} place={place} wait={waitIn(error)} />;
}

/** `tooManyRequests` says how long to wait. */
function waitIn(error: unknown): string | undefined {
  return isRouteErrorResponse(error) && error.status === 429 && typeof error.data === 'string'
    ? error.data
    : undefined;
}

type Line = { text: string; link: string | null; linkText: string | null };

/** A region of its own: a screen reader finds it, and does not read it on every page first. */
function AnnouncementLine({ line: { text, link, linkText } }: { line: Line }) {
  return (
    <aside aria-label="Announcement" className="no-print border-b border-rule bg-sheet">
      <p className="wrap flex items-start gap-3 py-3">
        <Icon name="info" size={22} className="mt-0.5 text-bloom" />
        <span>
          {text} {link && <Link to={link}>{linkText}</Link>}
        </span>
      </p>
    </aside>
  );
}
