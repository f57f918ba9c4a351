import { firm as ofFile } from '#content/firm.ts';
import { openingHours } from '#app/firm/core/opening-hours.ts';
import { findPerson } from '#app/firm/people/people.ts';
import { FIRM, type Firm } from '#app/platform/content/firm.ts';
import { EMAIL_ADDRESS } from '#app/platform/core/email-address.ts';
import { defineContent, type Locked } from '../define-content.ts';
import { markupIn } from '../markup-in.ts';
import type { Field } from '../field.ts';

const QUOTED = 'The owner’s specification quotes this: pages, claims and bookings are checked against it.';
const PERSON = 'Nobody of this name stands among the people of the firm.';

const NAME = 'Name of the firm';

const line = (group: string, label: string, hint?: string): Field & { kind: 'line' } => ({
  kind: 'line',
  group,
  label,
  hint,
  length: [2, 120],
});
const email = (group: string, label: string, hint?: string) => ({
  ...line(group, label, hint),
  length: [3, 120] as const,
});
const page = (label: string) => ({ kind: 'link', group: 'Social pages', label, optional: true }) as const;

export const firmContent = defineContent({
  name: FIRM,
  noun: 'facts of the firm',
  plural: 'facts of the firm',
  about:
    'Pages, mails, calendars, letters and what search engines read say them. Letters that were sent, and mails, keep what they said.',
  fields: {
    name: {
      ...line(NAME, 'Name', 'As it stands in the header, in mails and on pictures of shared links'),
      length: [2, 40],
    },
    tagline: {
      ...line(NAME, 'What you do', 'In the title of the home page, before “in Pretoria”'),
      length: [5, 60],
    },
    phone: line('How people reach you', 'Phone', 'With the code of the country: +27 12 000 0100'),
    chatNumber: line(
      'How people reach you',
      'WhatsApp number',
      'With the code of the country; it does not follow the phone number',
    ),
    email: email(
      'How people reach you',
      'E-mail address',
      'It is shown. Where messages of the contact page arrive is a setting of the server (MAIL_TO)',
    ),
    linkedIn: page('LinkedIn'),
    facebook: page('Facebook'),
    legalName: line('The company', 'Legal name'),
    legalForm: line('The company', 'Legal form', 'As in a sentence: a private company'),
    registrationNumber: line('The company', 'Registration number', 'For instance 2016/000100/07'),
    vatNumber: line('The company', 'VAT number', 'Ten digits'),
    directors: { kind: 'lines', group: 'The company', label: 'Directors', length: [2, 100], most: 12 },
    practitioner: line('Tax practitioner', 'Name', 'Who answers to SARS for your returns'),
    practitionerNumber: line('Tax practitioner', 'Number', 'For instance PR-0000101'),
    officer: line('Information officer', 'Name', 'For POPIA and PAIA'),
    officerRole: line('Information officer', 'Role', 'As in a sentence: director'),
    officerEmail: email('Information officer', 'E-mail address'),
    answerWorkingDays: {
      kind: 'whole',
      from: 1,
      to: 10,
      group: 'What you promise',
      label: 'Working days until a message is answered',
      hint: 'The contact page, its mail and the desk’s list of messages go by it. Messages that came keep their day',
    },
    complaintBusinessDays: {
      kind: 'whole',
      from: 1,
      to: 60,
      group: 'What you promise',
      label: 'Business days until a director has answered a complaint',
    },
    switchBusinessDays: {
      kind: 'whole',
      from: 8,
      to: 60,
      group: 'What you promise',
      label: 'Business days from the first talk to open books',
      hint: 'For a company that changes its accountant',
    },
    reportDay: {
      kind: 'whole',
      from: 4,
      to: 20,
      group: 'What you promise',
      label: 'Day of the month by which the report of the month before is there',
    },
  },
  file: [ofFile as Firm],
  idOf: () => 'facts',
  titleOf: () => 'Facts of the firm',
  valuesOf: ({ practitioner, informationOfficer: officer, social, commitments, ...firm }) => ({
    name: firm.name,
    tagline: firm.tagline,
    phone: firm.phone,
    chatNumber: firm.chatNumber,
    email: firm.email,
    linkedIn: urlOf(social, 'LinkedIn'),
    facebook: urlOf(social, 'Facebook'),
    legalName: firm.legalName,
    legalForm: firm.legalForm,
    registrationNumber: firm.registrationNumber,
    vatNumber: firm.vatNumber,
    directors: firm.directors,
    practitioner: practitioner.name,
    practitionerNumber: practitioner.number,
    officer: officer.name,
    officerRole: officer.role,
    officerEmail: officer.email,
    ...commitments,
  }),
  itemOf: ({ linkedIn, facebook, practitioner, practitionerNumber, ...values }, _, file = ofFile) => {
    const { officer: name, officerRole: role, officerEmail, chatNumber, ...facts } = values;
    const { answerWorkingDays, complaintBusinessDays, switchBusinessDays, reportDay, ...shown } = facts;
    const pages = [
      { name: 'LinkedIn', url: linkedIn },
      { name: 'Facebook', url: facebook },
    ];
    return {
      ...file,
      ...shown,
      chatNumber: chatNumber.replaceAll(/\D/g, ''),
      practitioner: { name: practitioner, number: practitionerNumber },
      informationOfficer: { name, role, email: officerEmail },
      social: pages.flatMap(({ name, url }) => (url === null ? [] : [{ name, url }])),
      commitments: { answerWorkingDays, complaintBusinessDays, switchBusinessDays, reportDay },
    };
  },
  check: (values) => ({
    ...markupIn(values),
    phone: phoneProblem(values.phone),
    chatNumber: phoneProblem(`+${values.chatNumber.replace(/^\+/, '')}`),
    email: emailProblem(values.email),
    officerEmail: emailProblem(values.officerEmail),
    linkedIn: siteProblem(values.linkedIn),
    facebook: siteProblem(values.facebook),
    vatNumber: /^4\d{9}$/.test(values.vatNumber)
      ? undefined
      : 'A VAT number has ten digits, and begins with 4.',
    registrationNumber: /^\d{4}\/\d{6}\/\d{2}$/.test(values.registrationNumber)
      ? undefined
      : 'Enter it as the CIPC writes it, for instance 2016/000100/07.',
    practitionerNumber: /^PR-[\dA-Z]{7}$/.test(values.practitionerNumber)
      ? undefined
      : 'Enter PR- and seven digits.',
  }),
  checkAmong: ({ practitioner, directors, officer }) => ({
    practitioner: findPerson(practitioner) ? undefined : PERSON,
    directors: directors.every((name) => findPerson(name)) ? undefined : PERSON,
    officer: findPerson(officer) ? undefined : PERSON,
  }),
  locked: ({ address, clients, experience, bodies, promises }): Locked[] => [
    {
      label: 'Address',
      value: `${address.street}, ${address.suburb}, ${address.city}, ${address.postalCode}`,
      why: QUOTED,
    },
    {
      label: 'Support hours',
      value: openingHours().join(' and '),
      why: `${QUOTED} For days on which you are closed, add a closure.`,
    },
    { label: 'Promises', value: promises.join(', '), why: QUOTED },
    { label: 'Claims', value: `${clients}, ${experience}`, why: QUOTED },
    { label: 'Professional bodies', value: bodies.join(', '), why: QUOTED },
  ],
  shownOn: () => [
    { path: '/contact', label: 'Contact' },
    { path: '/terms', label: 'Terms' },
    { path: '/privacy', label: 'Privacy policy' },
    { path: '/switching', label: 'Changing accountants' },
  ],
});

function urlOf(social: Firm['social'], name: string): string | null {
  return social.find((page) => page.name === name)?.url ?? null;
}

function phoneProblem(phone: string): string | undefined {
  const isNumber = /^\+[1-9][\d ]+$/.test(phone) && /^\d{9,15}$/.test(phone.replaceAll(/[+ ]/g, ''));
  return isNumber ? undefined : 'Enter it with the code of the country, for instance +27 12 000 0100.';
}

function emailProblem(email: string): string | undefined {
  return EMAIL_ADDRESS.test(email) ? undefined : 'Enter an e-mail address.';
}

function siteProblem(url: string | null): string | undefined {
  return url === null || url.startsWith('https://')
    ? undefined
    : 'Enter an address that begins with https://';
}
