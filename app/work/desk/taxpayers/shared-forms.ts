import { phoneText } from '#app/platform/core/phone-text.ts';
import { keyIn, keysOf, recordOf } from '#app/platform/core/keys.ts';
import { dayText, monthName } from '#app/platform/core/time.ts';
import { NUMBER_KINDS } from '#app/platform/db/work-values.ts';
import type { SharedForm } from '#app/platform/forms/meanwhile.ts';
import { formatShortRand } from '#app/tax/money.ts';
import type { RecurringTerms } from '#app/work/core/recurring/wanted-periods.ts';
import type { ContactValues } from '#app/work/core/taxpayers/contacts.server.ts';
import type { FicaValues } from '#app/work/core/taxpayers/fica.server.ts';
import { DOCUMENT_LABELS, RISK } from '#app/work/core/taxpayers/fica.ts';
import { ADDRESSES, addressText } from '#app/work/core/taxpayers/addresses.ts';
import { LANGUAGE_LABELS } from '#app/work/core/taxpayers/languages.ts';
import { NUMBERS, writtenNumber } from '#app/work/core/taxpayers/numbers.ts';
import { controlOf, type OwnField } from '#app/work/core/taxpayers/own-fields.ts';
import { shareText } from '#app/work/core/taxpayers/relations.ts';
import type { Tag, TagTone } from '#app/work/core/taxpayers/tags.server.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';
import { dayOf, nameIn, type Named } from '#app/work/desk/form-texts.ts';

type ClientValues = Omit<Taxpayer, 'dates'>;

/** The client’s own data. `colleagues`: to name who looks after it. */
export function clientForm(fields: readonly OwnField[], colleagues: Named = []): SharedForm<ClientValues> {
  return {
    words: {
      kind: 'Kind',
      name: 'Name',
      email: 'E-mail',
      taxNumber: 'Income tax number',
      registrationNumber: 'Registration number',
      ...recordOf(keysOf(ADDRESSES), (kind) => ADDRESSES[kind].label),
      yearEnd: 'Financial year ends with',
      registeredOn: 'Registered on',
      vatCategory: 'VAT category',
      language: 'Language',
      assigneeId: 'Looked after by',
      ...recordOf(NUMBER_KINDS, (kind) => NUMBERS[kind].label),
      ...Object.fromEntries(fields.map((field) => [controlOf(field), field.name])),
    },
    stored: ({ numbers, own, yearEnd, ...client }) => ({
      kind: client.kind,
      name: client.name,
      email: client.email ?? '',
      taxNumber: client.taxNumber ?? '',
      registrationNumber: client.registrationNumber ?? '',
      ...recordOf(keysOf(ADDRESSES), (kind) => client[kind] ?? ''),
      yearEnd: String(yearEnd),
      registeredOn: client.registeredOn ?? '',
      vatCategory: client.vatCategory ?? '',
      language: client.language,
      assigneeId: client.assigneeId ?? '',
      ...recordOf(NUMBER_KINDS, (one) => writtenNumber(one, numbers)),
      ...Object.fromEntries(fields.map((field) => [controlOf(field), own[field.id] ?? ''])),
    }),
    text(name, value) {
      switch (name) {
        case 'yearEnd':
          return monthName(Number(value)) || value;
        case 'kind':
          return KIND_LABELS[keyIn(KIND_LABELS, value) ?? 'individual'];
        case 'language':
          return LANGUAGE_LABELS[keyIn(LANGUAGE_LABELS, value) ?? 'en'];
        case 'streetAddress':
        case 'postalAddress':
          return addressText(value);
        case 'registeredOn':
          return dayOf(value);
        case 'assigneeId':
          return nameIn(colleagues, value);
        default:
          return value;
      }
    },
  };
}

export const CONTACT_FORM: SharedForm<ContactValues> = {
  words: { name: 'Name', role: 'What they are', phone: 'Phone', email: 'E-mail' },
  stored: ({ name, role, phone, email }) => ({
    name,
    role: role ?? '',
    phone: phone ? phoneText(phone) : '',
    email: email ?? '',
  }),
};

/** `share` in basis points. */
export const RELATION_FORM: SharedForm<{ share: number | null }> = {
  words: { share: 'Share in percent' },
  stored: ({ share }) => ({ share: share === null ? '' : shareText(share) }),
};

export const GROUP_FORM: SharedForm<{ name: string }> = {
  words: { group: 'Name of the group' },
  stored: ({ name }) => ({ group: name }),
};

export const TAG_TONE_LABELS: Record<TagTone, string> = {
  plain: 'Grey',
  bloom: 'Purple',
  veld: 'Ochre',
  gain: 'Green',
  loss: 'Red',
};

export const TAG_FORM: SharedForm<Omit<Tag, 'id'>> = {
  words: { name: 'Name', tone: 'Colour' },
  stored: ({ name, tone }) => ({ name, tone }),
  text: (name, value) =>
    name === 'tone' ? TAG_TONE_LABELS[keyIn(TAG_TONE_LABELS, value) ?? 'plain'] : value,
};

export const FIELD_FORM: SharedForm<Pick<OwnField, 'name' | 'choices'>> = {
  words: { name: 'Name', choices: 'Choices' },
  stored: ({ name, choices }) => ({ name, choices: choices.join('\n') }),
  text: (_, value) => value.split(/\r?\n/).join(', '),
};

const FICA_WORDS = {
  document: 'Identified by',
  identifiedOn: 'Seen on',
  documentNote: 'Which one',
  documentExpiresOn: 'Valid until',
  ownersConfirmedOn: 'Confirmed on',
  noOwnerWhy: 'Why nobody is named',
  risk: 'Risk',
  riskReasons: 'Reasons for the risk',
  nextReviewOn: 'Next review',
} satisfies Partial<Record<keyof FicaValues, string>>;

/** `owner`: who is behind it by the last confirmation, one a line; only Undo sends it. */
export const FICA_FORM: SharedForm<FicaValues> = {
  words: { ...FICA_WORDS, owner: 'Behind it' },
  stored: (record) => ({
    ...recordOf(keysOf(FICA_WORDS), (name) => record[name] ?? ''),
    owner: record.owners?.join('\n') ?? '',
  }),
  text(name, value) {
    const document = keyIn(DOCUMENT_LABELS, value);
    const risk = keyIn(RISK, value);
    if (name === 'document') return document ? DOCUMENT_LABELS[document] : '';
    if (name === 'risk') return risk ? RISK[risk].label : '';
    if (name === 'owner') return value.split(/\r?\n/).join('; ');
    return name.endsWith('On') ? dayOf(value) : value;
  },
  groups: [
    ['document', 'identifiedOn', 'documentNote', 'documentExpiresOn'],
    ['ownersConfirmedOn', 'noOwnerWhy', 'owner'],
    ['risk', 'riskReasons'],
  ],
};

const AGREED = 'as agreed elsewhere';

/** A price to come, as a field of the form of recurring work: cents, or `AGREED`. */
export function priceField(from: string, cents: number | null): [name: string, value: string] {
  return [`Price from ${dayText(from)}`, cents === null ? AGREED : String(cents)];
}

/** Its prices are fields of their own, as the form only adds one. */
export const RECURRING_FORM: SharedForm<
  Pick<RecurringTerms, 'pausedFrom' | 'pausedUntil' | 'endsOn' | 'priceChanges'>
> = {
  words: { pausedFrom: 'Paused from', pausedUntil: 'Paused until', endsOn: 'Last day' },
  stored: ({ pausedFrom, pausedUntil, endsOn, priceChanges }) => ({
    pausedFrom: pausedFrom ?? '',
    pausedUntil: pausedUntil ?? '',
    endsOn: endsOn ?? '',
    ...Object.fromEntries(priceChanges.map(({ from, price }) => priceField(from, price))),
  }),
  text(name, value) {
    if (name in RECURRING_FORM.words) return dayOf(value);
    return /^\d+$/.test(value) ? formatShortRand(Number(value)) : value;
  },
  groups: [['pausedFrom', 'pausedUntil']],
};
