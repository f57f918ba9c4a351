import { calculators, type CalculatorType } from '#app/tools/calculators/calculators.ts';
import type { Calculator } from '#app/tools/calculators/calculator.ts';
import { BOOK_FORMS } from './book-forms.ts';
import { CLIENT_FORMS } from './client-forms.ts';
import { DESK_FORMS } from './desk-forms.ts';
import { ENQUIRY_FORMS } from './enquiry-forms.ts';
import { ADDRESS, LINKS, PASSWORD, PAYMENT_MAILS, paymentMailsLink } from './fixture.ts';
import { inPersonLink } from './in-person-link.ts';
import { byVisitor, type Form } from './form.ts';
import { BOOKING, ENQUIRY, ESTATE, ESTATE_LETTER, ESTIMATE, MONTHS, SWITCH_LETTER } from './honest-fields.ts';
import { MORE_WORK_FORMS, WORK_FORMS } from './work-forms.ts';

const listed: readonly Calculator<CalculatorType>[] = calculators;

const CALCULATOR_FORMS = Object.fromEntries(
  listed.flatMap(({ path }) => (path ? [[`routes/calculator${path}`, byVisitor(path, ESTIMATE)]] : [])),
);

/** By route id, complete: a test compares this with the build. */
export const FORMS: Record<string, Form> = {
  ...BOOK_FORMS,
  ...CLIENT_FORMS,
  ...WORK_FORMS,
  ...DESK_FORMS,
  ...ENQUIRY_FORMS,
  ...CALCULATOR_FORMS,
  'routes/_index': byVisitor('/?index', { grossIncome: '450 000', dependants: '2' }),
  'routes/contact': byVisitor('/contact', ENQUIRY, {
    intent: 'prefill',
    subject: 'My result',
    message: 'It came to R 1',
    calculation: '{}',
  }),
  'routes/book': byVisitor('/book?kind=first-talk&plan=premium', BOOKING, {
    intent: 'prefill',
    calculation: ENQUIRY.calculation,
  }),
  'routes/book_.$token': byVisitor(
    `/book/${LINKS.booking}`,
    { start: BOOKING.start, sequence: '0' },
    { intent: 'cancel', sequence: '0' },
  ),
  'routes/calculator': byVisitor('/calculator?type=individual', ESTIMATE, {
    ...ESTIMATE,
    intent: 'save',
    'exact.grossIncome': '50000000',
  }),
  'routes/verify': { ...byVisitor('/verify', {}), refusesForms: true },
  'routes/calculator[.]csv': byVisitor('/calculator.csv?type=individual', ESTIMATE),
  'routes/embed.calculator': byVisitor('/embed/calculator?type=company', ESTIMATE),
  'routes/tax.deceased-estate_.timeline': byVisitor(
    '/tax/deceased-estate/timeline',
    ESTATE,
    { ...ESTATE, intent: 'keep' },
    { intent: 'discard' },
  ),
  'routes/kept.estate.$token': byVisitor(
    `/kept/estate/${LINKS.keptEstate}`,
    { intent: 'tick:certificate' },
    { intent: 'untick', step: 'certificate' },
    { ...ESTATE, intent: 'save', before: '{}' },
    { intent: 'discard' },
    { intent: 'delete' },
    { intent: 'restore' },
  ),
  'routes/tax.deceased-estate_.timeline[.]ics': byVisitor('/tax/deceased-estate/timeline.ics', {
    size: 'small',
    death: '2026-08-03',
    letters: '',
  }),
  'routes/refund-check': byVisitor(
    '/refund-check',
    {
      step: '2',
      income: '480 000',
      'has-medical': 'yes',
      bills: '60 000',
    },
    { intent: 'discard' },
  ),
  'routes/freelancer': byVisitor('/freelancer', MONTHS, { ...MONTHS, intent: 'keep' }, { intent: 'discard' }),
  'routes/kept.freelancer.$token': byVisitor(
    `/kept/freelancer/${LINKS.keptFreelancer}`,
    { ...MONTHS, before: '{}' },
    { ...MONTHS, intent: 'save', before: '{}', taxYear: '2027' },
    { intent: 'discard' },
    { intent: 'delete' },
    { intent: 'restore' },
    { intent: 'mails', email: 'lwazi@example.org' },
    { intent: 'endMails', id: PAYMENT_MAILS },
    { intent: 'resumeMails', id: PAYMENT_MAILS },
  ),
  'routes/kept.estate.$token_.letters': byVisitor(`/kept/estate/${LINKS.keptEstate}/letters`, ESTATE_LETTER, {
    ...ESTATE_LETTER,
    keep: 'on',
  }),
  'routes/tax.deceased-estate_.letters': byVisitor('/tax/deceased-estate/letters', ESTATE_LETTER),
  'routes/tax.deceased-estate_.letters[.]docx': byVisitor('/tax/deceased-estate/letters.docx', ESTATE_LETTER),
  'routes/switching': byVisitor('/switching', SWITCH_LETTER),
  'routes/switching_.letter[.]docx': byVisitor('/switching/letter.docx', SWITCH_LETTER),
  'routes/in-person.$token': {
    ...byVisitor(
      `/in-person/${inPersonLink()}`,
      { intent: 'sign', typed: 'Thandi Nkosi', sure: 'Thandi Nkosi', drawn: '[[0,0,900,300]]' },
      { intent: 'leave' },
    ),
    refused: [{ intent: 'not-me', words: 'I was away.' }],
  },
  'routes/payment-mails.$token': byVisitor(
    `/payment-mails/${paymentMailsLink()}`,
    { intent: 'confirm' },
    { intent: 'end' },
    { intent: 'resume' },
  ),
  'routes/payment-mails.$token_.end': {
    ...byVisitor(`/payment-mails/${paymentMailsLink()}/end`, { 'List-Unsubscribe': 'One-Click' }),
    fromAnywhere: true,
  },
  'routes/auth._index': {
    ...byVisitor('/auth?index&redirectTo=/account', { email: ADDRESS, password: PASSWORD }),
    hashes: true,
  },
  'routes/auth.passkey': byVisitor('/auth/passkey'),
  'routes/auth.passkey_.options': byVisitor('/auth/passkey/options', {}),
  'routes/auth.forgot': byVisitor('/auth/forgot', { email: ADDRESS }),
  'routes/auth.lost': byVisitor('/auth/lost', {
    full_name: 'Thandi Nkosi',
    knownEmail: ADDRESS,
    taxNumber: '0001339050',
    email: 'thandi.new@example.org',
    phone: '+27821234567',
  }),
  'routes/auth.lost_.confirm': byVisitor('/auth/lost/confirm', { token: LINKS.lost }),
  'routes/auth.lost_.$token.identity': byVisitor(`/auth/lost/${LINKS.lost}/identity`, {}),
  'routes/auth.lost_.stop': byVisitor('/auth/lost/stop', { token: LINKS.stop }),
  'routes/auth.not-me': byVisitor('/auth/not-me', { token: LINKS.disown }),
  'routes/auth.resend': byVisitor('/auth/resend', { email: ADDRESS }),
  'routes/auth.reset': {
    ...byVisitor('/auth/reset', { token: LINKS.reset_password, password: 'Another-Word-9' }),
    hashes: true,
  },
  'routes/auth.verify': byVisitor('/auth/verify', { token: LINKS.verify_email }),
  'routes/auth.second-factor': { who: 'half', path: '/auth/second-factor', posts: [] },
  'routes/auth.invitation': {
    ...byVisitor('/auth/invitation', {
      token: LINKS.invitation,
      full_name: 'Lwazi Dube',
      password: 'Another-Word-9',
    }),
    hashes: true,
  },
  'routes/api.firm.v1.$resource': byProgram('/api/firm/v1/clients'),
  'routes/api.firm.v1.enquiries': byProgram('/api/firm/v1/enquiries'),
  'routes/api.firm.v1.openapi[.]json': byProgram('/api/firm/v1/openapi.json'),
  'routes/api.v1.tax.$tax': { ...byVisitor('/api/v1/tax/individual', ESTIMATE), refusesForms: true },
  'routes/api.v1.openapi[.]json': { ...byVisitor('/api/v1/openapi.json', {}), refusesForms: true },
  'routes/api.v1.vectors[.]json': { ...byVisitor('/api/v1/vectors.json', {}), refusesForms: true },
};

/** By route id: forms of the same routes at an address with another answer. */
export const MORE_FORMS: Record<string, Form> = MORE_WORK_FORMS;

/** With a token in a header, never by a form. */
function byProgram(path: string): Form {
  return { ...byVisitor(path, {}), refusesForms: true, fromAnywhere: true };
}
