import { specifiedTexts } from '#content/specified.ts';
import { daysIn } from '#app/firm/core/opening-hours.ts';
import { EMAIL_ADDRESS } from '#app/platform/core/email-address.ts';
import type { Errors } from '../define-content.ts';
import type { ValuesOf } from '../field.ts';
import { markupIn } from '../markup-in.ts';
import { FIXED, type firmFields } from './firm-fields.ts';

export type FirmValues = ValuesOf<typeof firmFields>;

/** Facts of the original firm that the specification quotes. */
const SPECIFIED = [
  'street',
  'suburb',
  'city',
  'postalCode',
  'hours',
  'promises',
  'clients',
  'experience',
  'bodies',
] as const;

const COMPANY = /\b(?:Ltd|Limited|CC|Inc|Incorporated|NPC|SOC|RF)\b\.?$/i;

/** `came`: the firm of the file. */
export function firmProblems(values: FirmValues, came: FirmValues): Errors {
  const hours = daysIn(values.hours);
  return {
    ...markupIn(values),
    phone: phoneProblem(values.phone),
    chatNumber: chatProblem(values),
    email: emailProblem(values.email),
    officerEmail: emailProblem(values.officerEmail),
    linkedIn: siteProblem(values.linkedIn),
    facebook: siteProblem(values.facebook),
    vatNumber:
      values.vatNumber === null || /^4\d{9}$/.test(values.vatNumber)
        ? undefined
        : 'A VAT number has ten digits, and begins with 4.',
    registrationNumber: registrationProblem(values),
    practitionerNumber: /^PR-[\dA-Z]{7}$/.test(values.practitionerNumber)
      ? undefined
      : 'Enter PR- and seven digits.',
    postalCode: /^\d{4}$/.test(values.postalCode) ? undefined : 'A postal code has four digits.',
    hours: 'error' in hours ? hours.error : undefined,
    ...otherThanSpecified(values, came),
  };
}

function otherThanSpecified(values: FirmValues, came: FirmValues): Errors {
  if (values.isOtherFirm || (specifiedTexts['content/firm.ts'] ?? []).length === 0) return {};
  const changed = SPECIFIED.filter((name) => String(values[name]) !== String(came[name]));
  return Object.fromEntries(changed.map((name) => [name, FIXED]));
}

/** The specified pages need a WhatsApp number for their chat. */
function chatProblem({ chatNumber, isOtherFirm }: FirmValues): string | undefined {
  if (chatNumber === null) return isOtherFirm ? undefined : FIXED;
  return phoneProblem(`+${chatNumber.replace(/^\+/, '')}`);
}

/** Section 32(4) of the Companies Act 71 of 2008, and section 23 of the Close Corporations Act 69 of 1984. */
function registrationProblem({ registrationNumber: number, legalName }: FirmValues): string | undefined {
  if (number === null)
    return COMPANY.test(legalName) ? 'By law a company shows it wherever its name stands.' : undefined;
  return /^\d{4}\/\d{6}\/\d{2}$/.test(number)
    ? undefined
    : 'Enter it as the CIPC writes it, for instance 2016/000100/07.';
}

/** Suggests the international form: abroad, `tel:` and WhatsApp need it. */
function phoneProblem(phone: string): string | undefined {
  const isNumber = /^\+[1-9][\d ]+$/.test(phone) && /^\d{9,15}$/.test(phone.replaceAll(/[+ ]/g, ''));
  if (isNumber) return undefined;
  const digits = phone.replaceAll(/\D/g, '');
  if (/^0[1-9]\d{8}$/.test(digits)) {
    const meant = `+27 ${digits.slice(1, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
    return `Phones abroad and WhatsApp need the code of the country: enter ${meant}.`;
  }
  return 'Enter it with the code of the country, for instance +27 12 000 0100.';
}

function emailProblem(email: string): string | undefined {
  return EMAIL_ADDRESS.test(email) ? undefined : 'Enter an e-mail address.';
}

function siteProblem(url: string | null): string | undefined {
  return url === null || url.startsWith('https://')
    ? undefined
    : 'Enter an address that begins with https://';
}
