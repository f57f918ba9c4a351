import { firm as ofFile } from '#content/firm.ts';
import { keysOf, recordOf } from '#app/platform/core/keys.ts';
import type { Heads } from '#app/platform/content/firm.ts';
import type { Field, Fields } from '../field.ts';
import { FIXED_HERE } from '../fixed-texts.ts';

const OTHER = 'This site is of another firm than the one that it came with';
export const FIXED = `${FIXED_HERE} For another firm, tick “${OTHER}” above.`;

const NAME = 'Name of the firm';
const WHERE = 'Where you are, and when';
const CLAIMS = 'What you say of yourselves';

const UNSAID = 'Empty: the sentences that would name it are left out.';

const HEADS = {
  member: 'Members, of a close corporation',
  partner: 'Partners',
  trustee: 'Trustees',
  owner: 'The owner',
} as const satisfies Record<Heads, string>;

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
  chatNumber: {
    ...line(
      'How people reach you',
      'WhatsApp number',
      'With the code of the country; it does not follow the phone number. Without one no page offers a chat',
    ),
    optional: true,
  },
  email: email(
    'How people reach you',
    'E-mail address',
    'It is shown, and mail goes to and comes from it where the server has no setting of its own (MAIL_TO, MAIL_FROM)',
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
  registrationNumber: {
    ...line('The company', 'Registration number', 'For instance 2016/000100/07'),
    optional: true,
    emptyWhen: 'empty if it is no company',
  },
  vatNumber: {
    ...line(
      'The company',
      'VAT number',
      'Ten digits. Without one pages, letters and mails say nothing of VAT',
    ),
    optional: true,
    emptyWhen: 'empty if it is not registered',
  },
  headed: {
    kind: 'choice',
    group: 'The company',
    label: 'Who heads it',
    options: HEADS,
    optional: true,
    emptyWhen: 'empty: directors',
  },
  directors: {
    kind: 'lines',
    group: 'The company',
    label: 'Directors, members, partners or owner',
    hint: 'One in each line, as they stand among the people of the firm',
    length: [2, 100],
    most: 12,
  },
  practitioner: line('Tax practitioner', 'Name', 'Who answers to SARS for your returns'),
  practitionerNumber: line('Tax practitioner', 'Number', 'For instance PR-0000101'),
  officer: line('Information officer', 'Name', 'For POPIA and PAIA'),
  officerRole: line('Information officer', 'Role', 'As in a sentence: director'),
  officerEmail: email('Information officer', 'E-mail address'),
  clients: {
    ...line(CLAIMS, 'Clients', `As in a sentence: 500+ satisfied clients. ${UNSAID} ${FIXED}`),
    optional: true,
  },
  experience: {
    ...line(
      CLAIMS,
      'Experience',
      `After “we bring”: over 20 years of combined experience. ${UNSAID} ${FIXED}`,
    ),
    optional: true,
  },
  promises: {
    kind: 'lines',
    group: CLAIMS,
    label: 'Promises beside prices',
    hint: `One in each line, without a full stop. ${UNSAID} ${FIXED}`,
    length: [3, 40],
    most: 4,
    optional: true,
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
  opensApproved: {
    kind: 'tick',
    group: 'Planned work',
    label: 'It begins only once somebody has approved it at Work › Planned',
  },
  noticedDifference: {
    kind: 'rand',
    group: 'Assessments by SARS',
    label: 'The first page shows those that differ from what was filed by at least',
    hint: 'Empty: it shows none',
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
    label: 'Business days until a complaint is answered',
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
