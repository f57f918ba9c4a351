import { useContext } from 'react';
import { clientNotFound, errorTexts, failure } from '#content/pages/errors.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import branchUrl from '#content/brand/branch.svg?url';
import { NotFoundHelp } from './not-found-help.tsx';
import missingLineUrl from './missing-line.svg?url';
import { RequestId } from './request-id.ts';

export function ErrorPage({ status, isForClient = false }: { status: number; isForClient?: boolean }) {
  const requestId = useContext(RequestId);
  const isNotFound = status === 404;
  const isClients = isForClient && isNotFound;
  const { title, text } = isClients ? clientNotFound : (errorTexts[status] ?? failure);
  return (
    <div className="relative overflow-hidden">
      {!isNotFound && (
        <Drawing src={branchUrl} id="branch" width={760} height={500} className="hero-branch" />
      )}
      <div className="wrap relative grid gap-x-14 py-open lg:grid-cols-[1.05fr_0.95fr]">
        <div>
          <p className="font-serif-text text-3xl text-bloom">{status}</p>
          <h1 className="mt-3 text-2xl">{title}</h1>
          <p className="lede mt-5">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {isClients ? (
              <>
                <ButtonLink to="/account">{clientNotFound.home}</ButtonLink>
                <ButtonLink to="/auth/link" look="quiet">
                  {clientNotFound.links}
                </ButtonLink>
              </>
            ) : (
              <>
                <ButtonLink to="/">Return to Home</ButtonLink>
                <ButtonLink to="/contact" look="quiet">
                  Contact us
                </ButtonLink>
              </>
            )}
          </div>
          {isNotFound && !isClients && <NotFoundHelp />}
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
