import { useLocation } from '@remix-run/react';
import { ButtonLink } from '#app/platform/ui/button.tsx';

export type Denial = { message: string; remedy?: 'sign-in' | 'second-step' };

export function AccessDenied({ denial }: { denial: Denial }) {
  const { pathname } = useLocation();
  return (
    <div className="wrap py-open">
      <h1 className="text-2xl">Access Denied</h1>
      <p className="lede mt-5">{denial.message}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {denial.remedy === 'sign-in' && (
          <ButtonLink to={`/auth?redirectTo=${encodeURIComponent(pathname)}`}>Sign In</ButtonLink>
        )}
        {denial.remedy === 'second-step' && (
          <ButtonLink to="/account/second-factor">Set up two-step verification</ButtonLink>
        )}
        <ButtonLink to="/" look="quiet">
          Return to Home
        </ButtonLink>
      </div>
    </div>
  );
}

export function denialOf(thrown: unknown): Denial {
  return isDenial(thrown) ? thrown : { message: 'You do not have administrator privileges.' };
}

function isDenial(thrown: unknown): thrown is Denial {
  return typeof thrown === 'object' && thrown !== null && 'message' in thrown;
}
