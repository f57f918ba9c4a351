import type { BuiltRoute } from '#tests/built-routes.ts';
import {
  BOOKING_LINK,
  MEMBER,
  MESSAGE,
  OWN_BOOKING,
  OWN_DOCUMENT,
  OWN_ENGAGEMENT,
  OWN_LETTER,
  OWN_MESSAGE,
  OWN_PROPOSAL,
  OWN_TAXPAYER,
  RECEIPT,
  REQUEST_LINK,
  ROW,
  SAVED,
} from './fixture.ts';

const PARAMETERS: Record<string, string> = {
  ':list': 'clients',
  ':slug': 'essential-tax-tips-south-african-freelancers',
  ':key': `${ROW}-1.webp`,
  ':letter': OWN_LETTER,
  ':plan': 'individual-income-tax',
  ':tax': 'individual',
  ':token': SAVED,
  ':part': 'files',
  ':file': ROW,
  '*': 'no/such/page',
};
const TOKENS: Record<string, string> = {
  ':key of routes/receipt.$key': RECEIPT,
  ':token of routes/book_.$token': BOOKING_LINK,
  ':token of routes/request.$token': REQUEST_LINK,
  ':token of routes/book_.$token_.calendar[.]ics': BOOKING_LINK,
};
const IDS: Record<string, string> = {
  'routes/proposal.$id': OWN_PROPOSAL,
  'routes/proposal.$id_.letters.$letter[.]txt': OWN_PROPOSAL,
  'routes/admin.taxpayers.$id_.propose': OWN_TAXPAYER,
  'routes/account.enquiries.$id': OWN_MESSAGE,
  'routes/account.enquiries.$id.files.$file': OWN_MESSAGE,
  'routes/admin.bookings.$id': OWN_BOOKING,
  'routes/admin.messages.$id': MESSAGE,
  'routes/admin.messages.$id.writing': MESSAGE,
  'routes/admin.messages.$id.$part.$file': MESSAGE,
  'routes/admin.documents.$id': OWN_DOCUMENT,
  'routes/admin.documents.$id_.thumbnail': OWN_DOCUMENT,
  'routes/admin.taxpayers.$id._index': OWN_TAXPAYER,
  'routes/admin.users.$id': MEMBER,
  'routes/admin.work.$id': OWN_ENGAGEMENT,
  'routes/admin.work.$id.documents[.]zip': OWN_ENGAGEMENT,
  'routes/admin.work.$id.files': OWN_ENGAGEMENT,
  'routes/account.taxpayers.$id': OWN_TAXPAYER,
  'routes/work.$id._index': OWN_ENGAGEMENT,
  'routes/work.$id.documents[.]zip': OWN_ENGAGEMENT,
  'routes/work.$id.files': OWN_ENGAGEMENT,
  'routes/work.documents.$id': OWN_DOCUMENT,
  'routes/work.documents.$id_.thumbnail': OWN_DOCUMENT,
  'routes/admin.$list.history.$id': ROW,
  'routes/admin.$list.logo.$id': ROW,
};

/** Throws for an unknown parameter. */
function pathnameOf({ id, path }: BuiltRoute): string {
  return path.replaceAll(/:\w+|\*/g, (name) => {
    const value = name === ':id' ? IDS[id] : (TOKENS[`${name} of ${id}`] ?? PARAMETERS[name]);
    if (value === undefined) throw new Error(`Say in tests/security/pathnames.ts what ${name} of ${id} is.`);
    return value;
  });
}

export function pathnamesOf(routes: readonly BuiltRoute[]): string[] {
  const readable = routes.filter(({ loads, shows }) => loads || shows);
  return [...new Set(readable.map(pathnameOf))];
}
