const KB = 1000;

/** Compressed bytes of a first visit, headers included; `total` includes pictures. */
export type Weight = Record<'total' | 'html' | 'style' | 'script' | 'font', number>;

export type PageKind =
  | 'home'
  | 'words'
  | 'service'
  | 'form'
  | 'booking'
  | 'room'
  | 'prices'
  | 'tables'
  | 'reference'
  | 'lists'
  | 'carousel'
  | 'calculator'
  | 'worksheet'
  | 'freelancer'
  | 'refund check'
  | 'desk'
  | 'thread'
  | 'list desk'
  | 'preview'
  | 'frame';

const STYLE = 12.1 * KB;
/** Both fonts include accented letters, which names have. */
const FONT = 37.2 * KB;
const BODY_FONT = 16.2 * KB;
const SHELL = 7.6 * KB;
const DESK = 7.6 * KB;

/** The desk's list pages are measured with a full page of fifty lines. */
export const WEIGHTS: Record<PageKind, Weight> = {
  /** With the ruled page for one’s own figures. Its HTML in the first seconds, before it is compressed again: 1 kB more. */
  home: { total: 80 * KB, html: 12.7 * KB, style: STYLE, script: 11.9 * KB, font: FONT },
  words: { total: 76.4 * KB, html: 14.2 * KB, style: STYLE, script: SHELL, font: FONT },
  /** With the drawing of its work, and that drawing's style. The longest one answers what families ask of an estate. */
  service: { total: 77.4 * KB, html: 15 * KB, style: STYLE, script: SHELL, font: FONT },
  form: { total: 78.4 * KB, html: 11.4 * KB, style: STYLE, script: SHELL + 2 * KB, font: FONT },
  booking: { total: 82.4 * KB, html: 12.9 * KB, style: STYLE, script: SHELL + 4 * KB, font: FONT },
  room: { total: 85.4 * KB, html: 12.4 * KB, style: STYLE, script: SHELL + 5.2 * KB, font: FONT },
  prices: { total: 77.4 * KB, html: 12.4 * KB, style: STYLE, script: SHELL + 1.5 * KB, font: FONT },
  tables: { total: 83.6 * KB, html: 18.2 * KB, style: STYLE, script: SHELL, font: FONT },
  reference: { total: 75.4 * KB, html: 9.5 * KB, style: STYLE, script: SHELL, font: FONT },
  lists: { total: 88.4 * KB, html: 8.9 * KB, style: STYLE, script: SHELL, font: FONT },
  carousel: { total: 98.4 * KB, html: 8.9 * KB, style: STYLE, script: SHELL + 9.5 * KB, font: FONT },
  /** At most 100 kB of script; the headers of each of its nine files are 380 bytes. */
  calculator: { total: 164.4 * KB, html: 11.5 * KB, style: STYLE, script: 103.4 * KB, font: FONT },
  /** Persons, companies and trusts, with the penalties of each, parts paid late and how to pay. Eleven files, each with its headers. */
  worksheet: { total: 166.4 * KB, html: 11.7 * KB, style: STYLE, script: 104 * KB, font: FONT },
  /** Twelve months and the tables of the year; the script computes them. */
  freelancer: { total: 100.4 * KB, html: 12.4 * KB, style: STYLE, script: SHELL + 20 * KB, font: FONT },
  'refund check': { total: 102.8 * KB, html: 12.9 * KB, style: STYLE, script: SHELL + 23.3 * KB, font: FONT },
  desk: { total: 185.4 * KB, html: 15.4 * KB, style: STYLE + DESK, script: 134 * KB, font: BODY_FONT },
  /**
   * A message with all actions and papers; a client with all the firm's data, bank accounts and FICA record, in forms
   * that two colleagues may have open.
   */
  thread: { total: 223 * KB, html: 14.8 * KB, style: STYLE + DESK, script: 170 * KB, font: BODY_FONT },
  'list desk': { total: 223 * KB, html: 12.4 * KB, style: STYLE + DESK, script: 176.6 * KB, font: BODY_FONT },
  preview: { total: 107.4 * KB, html: 8.9 * KB, style: STYLE + DESK, script: SHELL + 9.5 * KB, font: FONT },
  frame: { total: 53.4 * KB, html: 6.9 * KB, style: STYLE, script: 0, font: FONT },
};

/** Statements with empty caches; unlisted routes may send none. At the desk two are for the member and the frame. */
export const STATEMENTS_OF_PAGES: Record<string, number> = {
  '/about/clients': 1,
  '/about/licensing': 2,
  '/about/partners': 1,
  '/auth/not-me': 1,
  '/book': 4,
  '/book/:token': 4,
  '/book/:token/calendar.ics': 2,
  '/search': 1,
  '/search.json': 1,
  '/sitemap.xml': 4,
  '/calculation/:token': 1,
  '/kept/freelancer/:token': 2,
  '/kept/estate/:token': 1,
  '/kept/estate/:token/letters': 1,
  '/in-person/:token': 1,
  '/in-person/:token/files/:id': 6,
  '/payment-mails/:token': 1,
  '/calendar/:token': 2,
  '/due/:token': 3,
  '/request/:token': 4,
  '/proposal/:id': 5,
  '/proposal/:id/letters/:letter.pdf': 4,
  '/proposal/:id/letters/:letter.txt': 4,
  '/receipt/:key': 1,
  '/start/:plan': 4,
  '/switching': 3,
  '/work/:id': 11,
  '/work/:id/documents.zip': 6,
  '/work/:id/files': 3,
  '/work/documents/:id': 5,
  '/work/documents/:id/gone': 8,
  '/work/documents/:id/look': 5,
  '/work/documents/:id/thumbnail': 5,

  '/account': 10,
  '/account/profile': 5,
  '/account/documents': 6,
  '/account/documents.zip': 6,
  '/account/due': 6,
  '/account/taxpayers': 8,
  '/account/taxpayers/:id': 11,
  '/account/taxpayers/:id/year': 5,
  '/account/taxpayers/join': 4,
  '/account/bookings': 4,
  '/account/calculations': 5,
  '/account/data': 32,
  '/account/data.json': 27,
  '/account/enquiries': 6,
  '/account/enquiries/:id': 8,
  '/account/enquiries/:id/files/:file': 6,
  '/account/email': 4,
  '/account/email/confirm': 2,
  '/account/passkeys': 4,
  '/account/password': 4,
  '/account/second-factor': 6,
  '/account/sessions': 5,
  '/account/typed': 4,

  '/admin': 9,
  '/admin/*': 2,
  '/admin/api': 4,
  '/admin/backups': 3,
  '/admin/audit': 8,
  '/admin/audit.csv': 8,
  '/admin/bookings': 6,
  '/admin/bookings/:id': 7,
  '/admin/bookings/hours': 6,
  '/admin/bookings/new': 6,
  '/admin/content': 5,
  '/admin/content/figures': 3,
  '/admin/content/mails/:mail/example': 2,
  '/admin/content/pictures': 3,
  '/admin/content/prices': 4,
  '/admin/content/set-up': 5,
  '/admin/content/:kind/:item': 6,
  '/admin/content/:kind/:item/history': 6,
  '/admin/content/:kind/:item/preview': 5,
  '/admin/documents/:id': 3,
  '/admin/documents/:id/gone': 8,
  '/admin/documents/:id/look': 3,
  '/admin/documents/:id/thumbnail': 3,
  '/admin/kinds': 6,
  '/admin/kinds/:item': 8,
  '/admin/kinds/:item/history': 6,
  '/admin/mail': 8,
  '/admin/messages': 8,
  '/admin/messages.csv': 7,
  '/admin/messages/:id': 8,
  '/admin/messages/:id/file': 7,
  '/admin/messages/:id/file/:file': 7,
  '/admin/messages/:id/writing': 4,
  '/admin/day': 8,
  '/admin/messages/templates': 8,
  '/admin/messages/:id/:part/:file': 4,
  '/admin/practice': 7,
  '/admin/practice.csv': 4,
  '/admin/practice/capacity': 6,
  '/admin/practice/fees': 3,
  '/admin/practice/time': 7,
  '/admin/practice/time.csv': 4,
  '/admin/runs': 6,
  '/admin/runs/:id': 7,
  '/admin/search': 10,
  '/admin/search.json': 9,
  '/admin/taxpayers': 6,
  '/admin/taxpayers/:id': 10,
  '/admin/taxpayers/:id/card': 6,
  '/admin/taxpayers/:id/papers': 5,
  '/admin/taxpayers/:id/propose': 6,
  '/admin/taxpayers/:id/year': 5,
  '/admin/taxpayers/export.csv': 12,
  '/admin/taxpayers/fica': 4,
  '/admin/taxpayers/fields': 3,
  '/admin/taxpayers/groups': 3,
  '/admin/taxpayers/groups/:id': 6,
  '/admin/taxpayers/import': 4,
  '/admin/taxpayers/missing': 3,
  '/admin/taxpayers/new': 4,
  '/admin/taxpayers/tags': 3,
  '/admin/letters/:letter.txt': 4,
  '/admin/typed': 5,
  '/admin/users': 6,
  '/admin/users/:id': 10,
  '/admin/recoveries': 3,
  '/admin/recoveries/:id': 10,
  '/admin/recoveries/:id/files/:file': 3,
  '/admin/users/:id/leave': 5,
  '/admin/work': 6,
  '/admin/work/:id': 10,
  '/admin/work/done': 6,
  '/admin/work/export.csv': 6,
  '/admin/work/people': 2,
  '/admin/work/people/:id': 6,
  '/admin/work/trash': 6,
  '/admin/work/:id/documents.zip': 4,
  '/admin/work/:id/deliver': 8,
  '/admin/work/:id/files': 2,
  '/admin/work/:id/papers': 5,
  '/admin/work/:id/papers/:paper': 5,
  '/admin/work/:id/mail/:message': 4,
  '/admin/:list': 8,
  '/admin/:list/export.csv': 4,
  '/admin/:list/history/:id': 7,
  '/admin/:list/import': 5,
  '/admin/:list/logo/:id': 6,
  '/admin/:list/preview': 6,
  '/admin/:list/trash': 8,
};

export const STATEMENTS_OF_FORMS: Record<string, number> = {
  '/auth': 14,
  '/book?kind=first-talk': 24,
  '/contact': 11,
};

export const LINES = 250;

const SHEET = 'the one style sheet of its module';

export const LONGER: Record<string, { lines: number; because: string }> = {
  'app/platform/ui/ui.css': { lines: 540, because: SHEET },
  'app/site/shell/shell.css': { lines: 340, because: SHEET },
  'app/site/service-pages/service-pages.css': { lines: 390, because: SHEET },
  'app/lists/desk/list-desk.css': { lines: 440, because: SHEET },
};
