import { Form, useLocation } from '@remix-run/react';
import { may, type Role } from '#app/accounts/core/roles.ts';
import { firm } from '#app/platform/content/firm.ts';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { SearchBox } from '#app/site/search/search-box.tsx';
import { headerMenu, leadsTo, type MenuItem } from './menu.ts';
import { menuLinks, type MenuLink } from './menu-links.ts';

type HeaderMember = { name: string; role: Role | null };

/** A popover on a phone, a row on a desktop; it opens without JavaScript. */
export function Header({ member }: { member: HeaderMember | null }) {
  return (
    <header className="site-header">
      <site-header class="wrap">
        <Link to="/" className="brand">
          <Icon name="mark" size={30} className="text-bloom" />
          {firm.name}
        </Link>
        <button type="button" className="btn btn-quiet btn-small menu-button" popovertarget="site-menu">
          <Icon name="menu" size={22} />
          Menu
        </button>
        <nav id="site-menu" aria-label="Main" popover="auto" className="site-menu">
          <SearchBox />
          <ul className="menu-row">
            {[...headerMenu(), ...menuLinks('beside')].map((item) => (
              <TopItem key={item.label} item={item} />
            ))}
          </ul>
          {member ? <SignedIn member={member} /> : <SignIn />}
        </nav>
      </site-header>
    </header>
  );
}

function SignIn() {
  return (
    <div className="sign-in">
      <ButtonLink to="/auth" look="quiet" small data-auth-dialog="">
        Sign In
      </ButtonLink>
      <ButtonLink to="/auth?mode=signup" look="quiet" small data-auth-dialog="">
        Sign Up
      </ButtonLink>
    </div>
  );
}

function SignedIn({ member }: { member: HeaderMember }) {
  return (
    <div className="signed-in">
      <div className="signed-in-links">
        {may(member.role, 'desk') && (
          <Link to="/admin" className="menu-link">
            Administration
          </Link>
        )}
        <Link to="/account" className="menu-link">
          {member.name}
        </Link>
      </div>
      <Form method="post" action="/sign-out">
        <Button type="submit" look="quiet" small>
          Sign Out
        </Button>
      </Form>
    </div>
  );
}

function TopItem({ item }: { item: MenuItem }) {
  const path = useLocation().pathname;
  if ('to' in item) return <LinkItem link={item} path={path} />;
  const within = item.items.flatMap((entry) => ('to' in entry ? entry : entry.items));
  return (
    <li>
      <details name="site-menu">
        <summary data-within={within.some((link) => leadsTo(link.to, path)) || undefined}>
          {item.label}
          <Icon name="chevron" size={16} />
        </summary>
        <ul className="menu-panel">
          {item.items.map((entry) =>
            'to' in entry ? (
              <LinkItem key={entry.label} link={entry} path={path} />
            ) : (
              <GroupItem key={entry.label} label={entry.label} links={entry.items} path={path} />
            ),
          )}
        </ul>
      </details>
    </li>
  );
}

function GroupItem({ label, links, path }: { label: string; links: MenuLink[]; path: string }) {
  const id = `menu-${label.replaceAll(' ', '-')}`;
  return (
    <li className="menu-group">
      <span id={id}>{label}</span>
      <ul aria-labelledby={id}>
        {links.map((link) => (
          <LinkItem key={link.to} link={link} path={path} />
        ))}
      </ul>
    </li>
  );
}

function LinkItem({ link, path }: { link: MenuLink; path: string }) {
  const search = useLocation().search;
  const here = link.to.includes('?') ? link.to === path + search : link.to === path;
  const within = !here && !link.to.includes('?') && leadsTo(link.to, path);
  return (
    <li>
      <Link to={link.to} aria-current={here ? 'page' : within ? 'true' : undefined} className="menu-link">
        {link.label}
      </Link>
    </li>
  );
}
