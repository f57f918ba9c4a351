import { firm as ofFile } from '#content/firm.ts';
import { keysOf, recordOf } from '#app/platform/core/keys.ts';
import type { Field, Fields } from '../field.ts';

const OTHER = 'This site is of another firm than the one that it came with';
export const QUOTED = `The owner’s specification quotes it as it was. For another firm, tick “${OTHER}” above.`;
const FIXED = `The owner’s specification fixes it, unless “${OTHER}” is ticked above.`;

const NAME = 'Name of the firm';
const WHERE = 'Where you are, and when';
const CLAIMS = 'What you say of yourselves';

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

export const firmFields = {
  isOtherFirm: { kind: 'tick', group: NAME, label: OTHER },
  name: {
    ...line(NAME, 'Name', 'As it stands in the header, in mails and on pictures of shared links'),
    length: [2, 40],
  },
  tagline: {
    ...line(NAME, 'What you do', 'In the title of the home page, before “in” and your town'),
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
  street: line(WHERE, 'Street and number', FIXED),
  suburb: line(WHERE, 'Suburb'),
  city: line(WHERE, 'Town'),
  postalCode: { ...line(WHERE, 'Postal code'), length: [4, 4] },
  hours: {
    kind: 'lines',
    group: WHERE,
    label: 'Hours',
    hint: `As Monday to Thursday 08:00–17:00, one in each line. For days on which you are closed, add a closure. ${FIXED}`,
    length: [10, 60],
    most: 7,
  },
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
  clients: line(CLAIMS, 'Clients', `As in a sentence: 500+ satisfied clients. ${FIXED}`),
  experience: line(CLAIMS, 'Experience', `After “we bring”: over 20 years of combined experience. ${FIXED}`),
  promises: {
    kind: 'lines',
    group: CLAIMS,
    label: 'Promises beside prices',
    hint: `One in each line, without a full stop. ${FIXED}`,
    length: [3, 40],
    most: 4,
  },
  bodies: {
    kind: 'choices',
    group: CLAIMS,
    label: 'You are members of',
    options: recordOf(keysOf(ofFile.bodySites), (body) => body),
  },
  trainsWith: {
    kind: 'choices',
    group: CLAIMS,
    label: 'You train accountants with',
    options: recordOf(ofFile.trainsWith, (body) => body),
    optional: true,
  },
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
} as const satisfies Fields;
