import { Form, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { firm } from '#app/platform/content/firm.ts';
import { may, type Role } from '#app/accounts/core/roles.ts';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { currentIn, SECTIONS, type Section } from './sections.ts';
import { DeskRole } from '#app/accounts/access/use-may.ts';

export type Desk = { name: string; role: Role; waiting: Record<string, number> };

/** Without `desk` (no access to the desk) the page is framed only by a link back to the site. */
export function DeskFrame({ desk, children }: { desk: Desk | null; children: ReactNode }) {
  const sections = desk ? SECTIONS.filter(({ permission }) => may(desk.role, permission)) : [];
  return (
    <div className={desk ? 'desk' : 'desk desk-closed'}>
      <header className="desk-rail">
        <Link to="/" reloadDocument className="desk-brand">
          <Icon name="mark" size={22} className="text-bloom" />
          {firm.name}
        </Link>
        {desk && (
          <>
            <SearchButton className="desk-entry" />
            <nav aria-label="Administration" className="desk-sections">
              <Entries sections={sections} waiting={desk.waiting} />
            </nav>
            <Person name={desk.name} />
          </>
        )}
      </header>
      <main id="main" tabIndex={-1} className="desk-main">
        <DeskRole.Provider value={desk?.role ?? null}>{children}</DeskRole.Provider>
      </main>
      {desk && <PhoneBar sections={sections} desk={desk} />}
    </div>
  );
}

type EntriesProps = { sections: readonly Section[]; waiting: Desk['waiting'] };

function Entries({ sections, waiting }: EntriesProps) {
  return (
    <ul>
      {sections.map((section, index) => {
        const opensGroup = section.group && section.group !== sections[index - 1]?.group;
        return (
          <li key={section.path}>
            {opensGroup && <span className="desk-group">{section.group}</span>}
            <Entry section={section} waiting={waiting} />
          </li>
        );
      })}
    </ul>
  );
}

function Entry({ section, waiting }: { section: Section; waiting: Desk['waiting'] }) {
  const { path, label, icon, counts = 'waiting' } = section;
  const count = waiting[path] ?? 0;
  return (
    <Link to={path} className="desk-entry" aria-current={currentIn(section, useLocation().pathname)}>
      <Icon name={icon} size={18} />
      <span>{label}</span>
      {count > 0 && (
        <span className="desk-count" title={`${count} ${counts}`}>
          {count > 999 ? '999+' : count}
          <span className="sr-only"> {counts}</span>
        </span>
      )}
    </Link>
  );
}

/** The key closes "More" when another page opens. */
function PhoneBar({ sections, desk }: { sections: readonly Section[]; desk: Desk }) {
  const { pathname } = useLocation();
  const others = sections.filter(({ isFrequent }) => !isFrequent);
  return (
    <nav aria-label="Administration" className="desk-bar">
      {sections
        .filter(({ isFrequent }) => isFrequent)
        .map((section) => (
          <Entry key={section.path} section={section} waiting={desk.waiting} />
        ))}
      <details key={pathname}>
        <summary className="desk-entry">
          <Icon name="menu" size={18} />
          <span>More</span>
        </summary>
        <div className="desk-more">
          <Entries sections={others} waiting={desk.waiting} />
          <Person name={desk.name} />
        </div>
      </details>
    </nav>
  );
}

function Person({ name }: { name: string }) {
  return (
    <div className="desk-person">
      <Link to="/account" className="desk-entry">
        <Icon name="user" size={18} />
        <span translate="no">{name}</span>
      </Link>
      <Form method="post" action="/sign-out">
        <button type="submit" className="desk-entry">
          Sign Out
        </button>
      </Form>
    </div>
  );
}

/** Leads to the search page; with a script it opens the palette, as Ctrl K does on every page that has it. */
function SearchButton({ className = '' }: { className?: string }) {
  return (
    <desk-palette>
      <a href="/admin/search" className={className} aria-keyshortcuts="Control+K Meta+K">
        <Icon name="search" size={18} />
        <span>Search</span>
        <kbd className="palette-key needs-script" aria-hidden="true">
          Ctrl K
        </kbd>
      </a>
    </desk-palette>
  );
}
