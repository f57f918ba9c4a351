import { firm } from '#app/platform/content/firm.ts';
import { openingHours } from '#app/firm/core/opening-hours.ts';
import { services } from '#app/firm/core/services.ts';
import { Fold } from '#app/platform/ui/fold.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { menuLinks, type MenuLink } from './menu-links.ts';

const serviceLinks: MenuLink[] = services.map(({ path, menu: { label, under } }) => ({
  label: under ? `${under}: ${label}` : label,
  to: path,
}));

export function Footer({ year }: { year?: number }) {
  return (
    <footer className="border-t border-rule bg-sheet pt-working pb-open">
      <div className="wrap grid grid-cols-2 gap-x-10 gap-y-10 max-sm:gap-y-1 md:flex md:flex-wrap md:gap-x-6 lg:gap-x-10">
        <FirmFacts />
        <LinkColumn title="Services" links={serviceLinks} />
        <LinkColumn title="Tax help" links={menuLinks('help')} />
        <LinkColumn title="The firm" links={menuLinks('firm')} />
      </div>
      <div className="wrap mt-6 sm:mt-12">
        <Numbers />
        <div className="hint flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-rule pt-5">
          <p className="mr-auto max-sm:basis-full">
            © {year} {firm.legalName}
          </p>
          <Link to="/terms" className="footer-link">
            Terms
          </Link>
          <Link to="/privacy" className="footer-link">
            Privacy
          </Link>
          <button type="button" className="footer-link needs-script" data-cookie-preferences="">
            Cookie Policy
          </button>
          <Link to="/privacy#cookies-and-local-storage" className="footer-link without-script">
            Cookie Policy
          </Link>
        </div>
      </div>
    </footer>
  );
}

function FirmFacts() {
  const { street, suburb, city, postalCode } = firm.address;
  return (
    <div className="max-md:col-span-2 max-sm:mb-4 md:min-w-[12rem] md:flex-[1.75]">
      <p className="brand">
        <Icon name="mark" size={30} className="text-bloom" />
        {firm.name}
      </p>
      <address className="mt-5 text-ink-soft not-italic">
        {street}
        <br />
        {suburb}, {city}, {postalCode}
      </address>
      <ul className="mt-3">
        <li>
          <a className="footer-link" href={`tel:${firm.phone.replaceAll(' ', '')}`}>
            {firm.phone}
          </a>
        </li>
        <li>
          <a className="footer-link" href={`mailto:${firm.email}`}>
            {firm.email}
          </a>
        </li>
      </ul>
      <ul className="hint mt-3" aria-label="Support hours (SAST)">
        {openingHours().map((span) => (
          <li key={span}>{span}</li>
        ))}
      </ul>
    </div>
  );
}

function Numbers() {
  const { practitioner, registrationNumber, vatNumber } = firm;
  const shown = [
    { label: 'Company registration', number: registrationNumber },
    { label: 'VAT', number: vatNumber },
    { label: `Tax practitioner ${practitioner.name}`, number: practitioner.number },
  ].filter(({ number }) => number);
  return (
    <dl className="hint mb-5 flex flex-wrap gap-x-8 gap-y-1">
      {shown.map(({ label, number }) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt>{label}</dt>
          <dd className="text-ink" translate="no">
            {number}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ColumnProps = { title: string; links: MenuLink[] };

function LinkColumn({ title, links }: ColumnProps) {
  return (
    <nav aria-label={title} className="max-sm:col-span-2 md:min-w-[7.5rem] md:flex-1">
      <h2 className="text-base max-sm:hidden">{title}</h2>
      <Fold summary={title}>
        <ul className="sm:mt-3">
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to} className="footer-link">
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}
