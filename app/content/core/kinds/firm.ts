import { firm as ofFile } from '#content/firm.ts';
import { daysIn, openingHours } from '#app/firm/core/opening-hours.ts';
import { findPerson } from '#app/firm/people/people.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { FIRM, type Firm } from '#app/platform/content/firm.ts';
import { defineContent } from '../define-content.ts';
import { firmFields } from './firm-fields.ts';
import { firmProblems, type FirmValues } from './firm-problems.ts';

const PERSON = 'Nobody of this name stands among the people of the firm.';

export const firmContent = defineContent({
  name: FIRM,
  noun: 'facts of the firm',
  plural: 'facts of the firm',
  about:
    'Pages, mails, calendars, letters and what search engines read say them. Letters that were sent, and mails, keep what they said.',
  fields: firmFields,
  file: [ofFile as Firm],
  idOf: () => 'facts',
  titleOf: () => 'Facts of the firm',
  valuesOf,
  itemOf: ({ linkedIn, facebook, practitioner, practitionerNumber, ...values }, _, file = ofFile) => {
    const { officer: name, officerRole: role, officerEmail, chatNumber, ...others } = values;
    const { isOtherFirm, opensApproved, noticedDifference, ...written } = others;
    const { street, suburb, postalCode, hours, trainsWith, ...facts } = written;
    const open = daysIn(hours);
    const { answerWorkingDays, complaintBusinessDays, switchBusinessDays, reportDay, promises, ...shown } =
      facts;
    const pages = [
      { name: 'LinkedIn', url: linkedIn },
      { name: 'Facebook', url: facebook },
    ];
    return {
      ...file,
      ...shown,
      ...(isOtherFirm && { isOtherFirm }),
      ...(opensApproved && { opensApproved }),
      ...(noticedDifference !== null && { noticedDifference }),
      address: { ...file.address, street, suburb, city: facts.city, postalCode },
      supportHours: { ...file.supportHours, ...('days' in open && open) },
      bodies: keysOf(file.bodySites).filter((body) => facts.bodies.includes(body)),
      trainsWith: trainsWith === null ? [] : ofFile.trainsWith.filter((body) => trainsWith.includes(body)),
      chatNumber: chatNumber?.replaceAll(/\D/g, '') ?? null,
      promises: promises ?? [],
      practitioner: { name: practitioner, number: practitionerNumber },
      informationOfficer: { name, role, email: officerEmail },
      social: pages.flatMap(({ name, url }) => (url === null ? [] : [{ name, url }])),
      commitments: { answerWorkingDays, complaintBusinessDays, switchBusinessDays, reportDay },
    };
  },
  check: (values) => firmProblems(values, valuesOf(ofFile)),
  checkAmong: ({ practitioner, directors, officer }) => ({
    practitioner: findPerson(practitioner) ? undefined : PERSON,
    directors: directors.every((name) => findPerson(name)) ? undefined : PERSON,
    officer: findPerson(officer) ? undefined : PERSON,
  }),
  shownOn: () => [
    { path: '/contact', label: 'Contact' },
    { path: '/terms', label: 'Terms' },
    { path: '/privacy', label: 'Privacy policy' },
    { path: '/switching', label: 'Changing accountants' },
  ],
});

function valuesOf({
  practitioner,
  informationOfficer: officer,
  social,
  commitments,
  ...firm
}: Firm): FirmValues {
  return {
    isOtherFirm: firm.isOtherFirm ?? false,
    opensApproved: firm.opensApproved ?? false,
    noticedDifference: firm.noticedDifference ?? null,
    name: firm.name,
    tagline: firm.tagline,
    phone: firm.phone,
    chatNumber: firm.chatNumber,
    email: firm.email,
    street: firm.address.street,
    suburb: firm.address.suburb,
    city: firm.city,
    postalCode: firm.address.postalCode,
    hours: openingHours(firm.supportHours.days),
    linkedIn: urlOf(social, 'LinkedIn'),
    facebook: urlOf(social, 'Facebook'),
    legalName: firm.legalName,
    legalForm: firm.legalForm,
    registrationNumber: firm.registrationNumber,
    vatNumber: firm.vatNumber,
    headed: firm.headed,
    directors: firm.directors,
    practitioner: practitioner.name,
    practitionerNumber: practitioner.number,
    officer: officer.name,
    officerRole: officer.role,
    officerEmail: officer.email,
    clients: firm.clients,
    experience: firm.experience,
    promises: firm.promises.length > 0 ? firm.promises : null,
    bodies: firm.bodies,
    trainsWith: firm.trainsWith.length > 0 ? firm.trainsWith : null,
    ...commitments,
  };
}

function urlOf(social: Firm['social'], name: string): string | null {
  return social.find((page) => page.name === name)?.url ?? null;
}
