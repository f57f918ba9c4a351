import { firm as ofFile } from '#content/firm.ts';
import { people, type Person } from '#content/people.ts';
import { services } from '#app/firm/core/services.ts';
import { serviceFiles } from '#app/site/service-pages/service-files.ts';
import { PEOPLE, peopleNow, TEAM_PATH } from '#app/firm/people/people.ts';
import { keysOf, recordOf } from '#app/platform/core/keys.ts';
import { defineContent } from '../define-content.ts';

const NUMBER = /^PR-[\dA-Z]{3,20}$/;

const BODIES = recordOf(keysOf(ofFile.bodySites), (body) => body);

export const SERVICES: Readonly<Record<string, string>> = Object.fromEntries(
  services.map(({ path, menu: { label, under } }) => [path, under ? `${under}: ${label}` : label]),
);

/** By address: service pages, and their tabs, that name a person of the file. */
const PAGES: Readonly<Record<string, string>> = {
  ...SERVICES,
  ...Object.fromEntries(
    people.flatMap((person) =>
      person.services.flatMap((to) => {
        const tab = Object.values(serviceFiles).find((page) => page.path === to && to.includes('?tab='));
        return tab ? [[to, tab.title]] : [];
      }),
    ),
  ),
};

export const peopleContent = defineContent({
  name: PEOPLE,
  noun: 'person',
  plural: 'people',
  about:
    'Who works here: the team page, the pages of their services, the authors of articles, and the faces at the booking, once an account of the same name has hours. Who is removed keeps the name on articles and booked talks.',
  fields: {
    name: {
      kind: 'line',
      label: 'Name',
      hint: 'As the account of the person spells it: bookings and articles find each other by it',
      length: [2, 100],
    },
    role: {
      kind: 'line',
      label: 'What they do here',
      hint: 'For instance: Tax manager, individuals',
      length: [2, 80],
    },
    qualification: {
      kind: 'line',
      label: 'Qualification',
      hint: 'For instance: Chartered Accountant (SA)',
      length: [2, 100],
    },
    body: {
      kind: 'choice',
      label: 'Professional body',
      options: BODIES,
      optional: true,
    },
    practitionerNumber: {
      kind: 'line',
      label: 'SARS practitioner number',
      hint: 'For instance PR-0000101; empty for somebody who submits no returns',
      length: [6, 23],
      optional: true,
    },
    languages: { kind: 'lines', label: 'Languages', length: [2, 40], most: 11 },
    askAbout: {
      kind: 'line',
      label: 'Ask about …',
      hint: 'Goes on after “Ask about”, without a full stop',
      length: [5, 160],
    },
    services: { kind: 'choices', label: 'Named on the pages', options: PAGES, optional: true },
    portrait: {
      kind: 'picture',
      side: 240,
      label: 'Photograph',
      hint: 'At most 15 MB. It is cut to a square; without one the initials are shown.',
      optional: true,
    },
    portraitText: {
      kind: 'line',
      label: 'What the photograph shows',
      hint: 'For who cannot see it: Nomsa Dube at her desk',
      length: [3, 160],
      optional: true,
      emptyWhen: 'empty without a photograph',
    },
  },
  file: people,
  grows: true,
  idOf: ({ id }) => id,
  titleOf: ({ name, role }) => `${name}, ${role}`,
  valuesOf: ({ id: _id, ...person }) => ({ ...person, portraitText: person.portraitText ?? null }),
  itemOf({ portraitText, practitionerNumber: number, ...values }, id, file): Person {
    return {
      ...values,
      id: file?.id ?? id,
      languages: [...values.languages],
      services: [...(values.services ?? [])],
      practitionerNumber: isNumber(number) ? number : null,
      ...(portraitText !== null && { portraitText }),
    };
  },
  check: ({ practitionerNumber: number, portrait, portraitText }) => ({
    practitionerNumber:
      number !== null && !isNumber(number) ? 'It begins with PR- and has no spaces.' : undefined,
    portraitText: isPhotograph(portrait) && portraitText === null ? 'Say what it shows.' : undefined,
  }),
  checkAmong: ({ name, practitionerNumber: number }, file, id) => {
    const others = peopleNow().filter((person) => person.id !== (file?.id ?? id));
    const [namesake, sameNumber] = [
      others.find((person) => person.name === name),
      others.find((person) => number !== null && person.practitionerNumber === number),
    ];
    return {
      name: namesake && 'Somebody has that name: articles and bookings could not tell them apart.',
      practitionerNumber: sameNumber && `That is the number of ${sameNumber.name}.`,
    };
  },
  shownOn: ({ services: [service] }) => [
    { path: TEAM_PATH, label: 'The team' },
    ...(service ? [{ path: service, label: PAGES[service] ?? service }] : []),
    { path: '/about/licensing', label: 'Licensing' },
    { path: '/book', label: 'Booking' },
  ],
});

function isNumber(text: string | null): text is `PR-${string}` {
  return text !== null && NUMBER.test(text);
}

/** The drawings of the original site are decoration. */
function isPhotograph(portrait: string | null): boolean {
  return portrait?.startsWith('/') ?? false;
}
