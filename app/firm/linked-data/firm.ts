import { firm, type OpenDays } from '#app/platform/content/firm.ts';
import { closuresAhead } from '#app/firm/core/closures.ts';
import { openDays } from '#app/firm/core/opening-hours.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { directionsUrl } from '#app/firm/core/directions.ts';
import { SCHEMA_ORG, type LinkedData } from './linked-data.ts';
import { WEEKDAYS } from '#app/firm/core/calendar-day.ts';

export function firmData(origin: string): LinkedData {
  const { street, suburb, city, postalCode, country } = firm.address;
  return {
    '@context': SCHEMA_ORG,
    '@type': 'AccountingService',
    '@id': firmId(origin),
    name: firm.name,
    legalName: firm.legalName,
    slogan: firm.tagline,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    telephone: firm.phone,
    email: firm.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street}, ${suburb}`,
      addressLocality: city,
      postalCode,
      addressCountry: country,
    },
    hasMap: directionsUrl(),
    areaServed: country,
    openingHoursSpecification: openingHours(firm.supportHours.days),
    ...specialHours(),
    memberOf: firm.bodies.map((name) => ({ '@type': 'Organization', name })),
    sameAs: firm.social.map(({ url }) => url),
  };
}

/** schema.org: equal opening and closing times mean a closed day. */
function specialHours() {
  const closures = closuresAhead(southAfricanDay());
  return closures.length === 0
    ? {}
    : {
        specialOpeningHoursSpecification: closures.map(({ from, until }) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: from,
          validThrough: until,
          opens: '00:00',
          closes: '00:00',
        })),
      };
}

export function firmReference(origin: string) {
  return { '@type': 'AccountingService', '@id': firmId(origin), name: firm.name, url: `${origin}/` };
}

function firmId(origin: string): string {
  return `${origin}/#firm`;
}

export function openingHours(hoursByDay: OpenDays) {
  const days = openDays(hoursByDay);
  const spans = new Map(days.map((hours) => [`${hours.opens} ${hours.closes}`, hours]));
  return [...spans.values()].map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days
      .filter((hours) => hours.opens === opens && hours.closes === closes)
      .map(({ day }) => WEEKDAYS[day - 1]),
    opens,
    closes,
  }));
}
