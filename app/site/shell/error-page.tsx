import { useContext } from 'react';
import { clientNotFound, deskNotFound, errorTexts, failure } from '#content/pages/errors.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import branchUrl from '#content/brand/branch.svg?url';
import { NotFoundHelp } from './not-found-help.tsx';
import missingLineUrl from './missing-line.svg?url';
import { RequestId } from './request-id.ts';

type Place = 'site' | 'client' | 'desk';

/** `wait`: of a 429, in words. */
type Props = { status: number; place?: Place; wait?: string };

export function ErrorPage({ status, place = 'site', wait }: Props) {
  const requestId = useContext(RequestId);
  const isNotFound = status === 404;
  const { title, text } = (isNotFound && NOT_FOUND[place]) || (errorTexts[status] ?? failure);
  return (
    <div className="relative overflow-hidden">
      {!isNotFound && (
        <Drawing src={branchUrl} id="branch" width={760} height={500} className="hero-branch" />
      )}
      <div className="wrap relative grid gap-x-14 py-open lg:grid-cols-[1.05fr_0.95fr]">
        <div>
          <p className="font-serif-text text-3xl text-bloom">{status}</p>
          <h1 className="mt-3 text-2xl">{title}</h1>
          <p className="lede mt-5">{wait ?? text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <WaysOn place={isNotFound || place === 'desk' ? place : 'site'} />
          </div>
          {isNotFound && place === 'site' && <NotFoundHelp />}
          {status >= 500 && (
            <p className="hint mt-8" suppressHydrationWarning>
              {requestId && `If you write to us about this, quote ${requestId}.`}
            </p>
          )}
        </div>
        {isNotFound && (
          <Drawing
            src={missingLineUrl}
            id="missing-line"
            width={520}
            height={340}
            className="w-full max-lg:hidden"
          />
        )}
      </div>
    </div>
  );
}

const NOT_FOUND = { site: null, client: clientNotFound, desk: deskNotFound } as const;

function WaysOn({ place }: { place: Place }) {
  switch (place) {
    case 'client':
      return (
        <>
          <ButtonLink to="/account">{clientNotFound.home}</ButtonLink>
          <ButtonLink to="/auth/link" look="quiet">
            {clientNotFound.links}
          </ButtonLink>
        </>
      );
    case 'desk':
      return (
        <>
          <ButtonLink to="/admin">{deskNotFound.home}</ButtonLink>
          <ButtonLink to="/admin/search" look="quiet">
            {deskNotFound.search}
          </ButtonLink>
        </>
      );
    case 'site':
      return (
        <>
          <ButtonLink to="/">Return to Home</ButtonLink>
          <ButtonLink to="/contact" look="quiet">
            Contact us
          </ButtonLink>
        </>
      );
  }
}
