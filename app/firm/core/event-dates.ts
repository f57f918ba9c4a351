import { dayText } from '#app/platform/core/time.ts';
import { businessDaysAfter } from './business-days.ts';
import { lastDayOfMonth, monthsAfter, yearOf } from './calendar-day.ts';
import {
  INCOME_TAX_ACT,
  oneSource,
  TAX_ADMINISTRATION_ACT,
  twoSources,
  type EventKind,
  type Rule,
} from './deadline-rule.ts';
import { late } from './late.ts';

type EventRule = Omit<Rule, 'id' | 'occurrences'> & {
  event: string;
  covers: string;
  due: (on: string) => string;
};

const OWNERS_LAW =
  'Companies Act 71 of 2008, section 5(3); Companies Regulations 2011, regulations 32A and 32B';
const PAY_NOW = late('Send the form and pay now: interest stops with the payment.');
const OWNERS_LATE = late(
  'File it now: until you do, the CIPC refuses the annual return.',
  'beneficial-ownership-submission',
);
const BENEFICIAL_OWNERS = twoSources(
  'https://www.financialinstitutionslegalsnapshot.com/2023/06/26/companies-now-have-10-business-days-to-file-changes-to-their-corporate-information/',
  'https://moonstone.co.za/an-update-on-beneficial-ownership-registration-filings',
);

const monthEndAfter = (on: string) => lastDayOfMonth(yearOf(on), Number(on.slice(5, 7)) + 1);

export const eventRules: Record<EventKind, EventRule> = {
  dividend: {
    event: 'A company paid a dividend',
    covers: 'the dividend',
    what: 'Dividends tax: return and payment (DTR01 and DTR02)',
    to: 'SARS',
    rule: 'By the end of the month after the one in which the dividend was paid. The return is due even if no tax was withheld.',
    law: `${INCOME_TAX_ACT}, section 64K`,
    evidence: twoSources(
      'SARS, page of form DTR01, 6 July 2016 (a stored copy)',
      'https://online.flipbuilder.com/pepw (page 50)',
    ),
    late: PAY_NOW,
    due: monthEndAfter,
  },
  donation: {
    event: 'I gave something away',
    covers: 'the donation',
    what: 'Donations tax, with form IT144',
    to: 'SARS',
    rule: 'By the end of the month after the one in which the donation took effect. Nothing is due within the yearly exemption.',
    law: `${INCOME_TAX_ACT}, section 60(1) and (4)`,
    evidence: twoSources('https://k-mos.com/?cat=192', 'https://vanhuyssteens.co.za'),
    late: PAY_NOW,
    due: monthEndAfter,
  },
  property: {
    event: 'I bought a property',
    covers: 'the purchase',
    what: 'Transfer duty',
    to: 'SARS',
    rule: 'Within six months of the day on which the property was bought. The transferring attorney usually pays it.',
    law: 'Transfer Duty Act 40 of 1949, section 3',
    evidence: oneSource('https://jjrinc.co.za'),
    late: late('Ask the transferring attorney today: interest is added for each full month.'),
    due: (on) => monthsAfter(on, 6),
  },
  registration: {
    event: 'A company was registered',
    covers: 'the registration',
    what: 'Beneficial owners, the first filing',
    to: 'CIPC',
    rule: 'Within ten business days of registration.',
    law: OWNERS_LAW,
    evidence: BENEFICIAL_OWNERS,
    late: OWNERS_LATE,
    due: (on) => businessDaysAfter(on, 10),
  },
  owners: {
    event: 'A company’s beneficial owners changed',
    covers: 'the change',
    what: 'Beneficial owners, the change',
    to: 'CIPC',
    rule: 'Within ten business days of the change.',
    law: OWNERS_LAW,
    evidence: BENEFICIAL_OWNERS,
    late: OWNERS_LATE,
    due: (on) => businessDaysAfter(on, 10),
  },
  directors: {
    event: 'A director joined or left',
    covers: 'the change',
    what: 'Notice of the change of directors (CoR39)',
    to: 'CIPC',
    rule: 'Within ten business days of the change.',
    law: 'Companies Act 71 of 2008, sections 5(3) and 70(6)',
    evidence: oneSource('CIPC, form CoR39 (a stored copy)'),
    late: late('File it now: banks and SARS go by what the CIPC shows.', 'directors-amendments'),
    due: (on) => businessDaysAfter(on, 10),
  },
  employer: {
    event: 'I became an employer',
    covers: 'the first employment',
    what: 'Registration as an employer',
    to: 'SARS',
    rule: 'Within 21 business days of becoming an employer.',
    law: `${TAX_ADMINISTRATION_ACT}, section 22(2); ${INCOME_TAX_ACT}, Fourth Schedule, paragraph 15`,
    evidence: twoSources(
      'https://source.acts.co.za/tax-administration-act-2011/22__registration_requirements.php',
      'https://tax.co.za/when-must-an-employer-register-for-employees-tax-purposes/',
    ),
    late: late('Register now, and declare the months since the first pay day.'),
    due: (on) => businessDaysAfter(on, 21),
  },
  'vat-limit': {
    event: 'My sales passed the VAT limit',
    covers: 'the sales',
    what: 'Registration for VAT',
    to: 'SARS',
    rule: 'Within 21 business days of having to register. Sources differ on the day: SARS counts from when the limit is passed, others from the end of that month. This counts from the day you enter.',
    law: `Value-Added Tax Act 89 of 1991, section 23; ${TAX_ADMINISTRATION_ACT}, section 22(2)`,
    evidence: twoSources(
      'https://source.acts.co.za/tax-administration-act-2011/22__registration_requirements.php',
      'https://afrotools.com',
    ),
    late: late('Apply now: VAT is owed from the day you had to register, whether you charged it or not.'),
    due: (on) => businessDaysAfter(on, 21),
  },
  bbbee: {
    event: 'A B-BBEE affidavit was signed',
    covers: 'the affidavit',
    what: 'A new B-BBEE affidavit or certificate',
    to: 'customers',
    rule: 'Every twelve months, counted from the day of the affidavit or certificate.',
    law: 'B-BBEE codes of good practice',
    evidence: oneSource('http://www.syncbs.co.za/new-thresholds-and-b-bbee-status-levels-for-emes-and-qses/'),
    late: late('Sign a new one: buyers may not count the old one any more.'),
    due: (on) => monthsAfter(on, 12),
  },
};

export function eventRule(kind: EventKind, on: string): Rule {
  const { due, covers, ...rule } = eventRules[kind];
  const day = due(on);
  return {
    ...rule,
    id: `event-${kind}`,
    occurrences: (year) =>
      year === yearOf(day) ? [{ day, covers: `${covers} of ${dayText(on)}`, periodEnd: on }] : [],
  };
}
