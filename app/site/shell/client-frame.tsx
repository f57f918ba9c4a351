import { Form, useLocation } from '@remix-run/react';
import { ACCOUNT_PLACES, currentAt } from '#app/accounts/core/account-places.ts';
import type { MemberName } from '#app/accounts/core/member-name.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { firm } from '#app/platform/content/firm.ts';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';

/** Offers to sign in, for a visitor with a mailed link and no session. */
export function ClientHeader({ member }: { member: MemberName | null }) {
  const { pathname } = useLocation();
  return (
    <header className="client-header">
      <div className="wrap">
        <Link to="/" className="brand">
          <Icon name="mark" size={26} className="text-bloom" />
          {firm.name}
        </Link>
        {member ? (
          <>
            <nav aria-label="Your account" className="client-places">
              <ul>
                {ACCOUNT_PLACES.map((place) => (
                  <li key={place.path}>
                    <Link to={place.path} aria-current={currentAt(place, pathname)}>
                      {place.label}
                    </Link>
                  </li>
                ))}
                {may(member.role, 'desk') && (
                  <li>
                    <Link to="/admin">Administration</Link>
                  </li>
                )}
              </ul>
            </nav>
            <Form method="post" action="/sign-out">
              <Button type="submit" look="quiet" small>
                Sign Out
              </Button>
            </Form>
          </>
        ) : (
          <ButtonLink to={`/auth?redirectTo=${encodeURIComponent(pathname)}`} look="quiet" small>
            Sign In
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

export function ClientFooter() {
  return (
    <footer className="client-footer">
      <div className="wrap">
        <Link to="/privacy">Privacy</Link>
        <Link to="/contact">Contact</Link>
        <a href={`tel:${firm.phone.replaceAll(' ', '')}`}>{firm.phone}</a>
      </div>
    </footer>
  );
}
