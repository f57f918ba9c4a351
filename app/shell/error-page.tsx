import { useContext } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Drawing } from '#app/ui/drawing.tsx';
import branchUrl from '#content/brand/branch.svg?url';
import { Lost } from './lost.tsx';
import missingLineUrl from './missing-line.svg?url';
import { RequestId } from './request-id.ts';

const WORDS: Record<number, { title: string; text: string }> = {
  403: {
    title: 'Access Denied',
    text: 'This page is not open to you. If it should be, sign in with another account.',
  },
  404: {
    title: 'Oops! Page not found',
    text: 'The address may have changed, or a letter got lost on the way. Search our articles, or start from the home page: it leads everywhere.',
  },
  405: {
    title: 'That cannot be done here',
    text: 'The page does not take what was sent to it. Start from the home page.',
  },
  429: { title: 'Too many requests', text: 'Wait a moment, then try again.' },
  503: {
    title: 'We are busy for a moment',
    text: 'Part of the site is out of reach. Try again in a minute.',
  },
};

const FAILURE = {
  title: 'Something went wrong on our side',
  text: 'Nothing you sent was shown to anybody else. Try again in a minute, or phone us.',
};

/** What a visitor sees in a page's place: what happened, and where to go. */
export function ErrorPage({ status }: { status: number }) {
  const requestId = useContext(RequestId);
  const words = WORDS[status] ?? FAILURE;
  const isLost = status === 404;
  return (
    <div className="relative overflow-hidden">
      {!isLost && <Drawing src={branchUrl} id="branch" width={760} height={500} className="hero-branch" />}
      <div className="wrap relative grid gap-x-14 py-20 md:py-28 lg:grid-cols-[1.05fr_0.95fr]">
        <div>
          <p className="font-serif text-3xl text-bloom">{status}</p>
          <h1 className="mt-3 text-2xl">{words.title}</h1>
          <p className="lede mt-5">{words.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/">Return to Home</ButtonLink>
            <ButtonLink to="/contact" look="quiet">
              Contact us
            </ButtonLink>
          </div>
          {isLost && <Lost />}
          {status >= 500 && (
            <p className="hint mt-8" suppressHydrationWarning>
              {requestId && `If you write to us about this, quote ${requestId}.`}
            </p>
          )}
        </div>
        {isLost && (
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
