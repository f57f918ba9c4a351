import bookingUrl from './booking-pages/booking.css?url';
import booking from './booking-pages/booking.css?inline';
import calculatorsUrl from './calculators/calculators.css?url';
import calculators from './calculators/calculators.css?inline';
import estateUrl from './deadlines/estate.css?url';
import estate from './deadlines/estate.css?inline';
import roomUrl from './client-room/room.css?url';
import room from './client-room/room.css?inline';
import workUrl from './client-room/work.css?url';
import work from './client-room/work.css?inline';
import deadlinesUrl from './deadlines/sheet.css?url';
import deadlines from './deadlines/sheet.css?inline';
import documentsUrl from './documents/documents.css?url';
import documents from './documents/documents.css?inline';
import proposalsUrl from './proposals/proposals.css?url';
import proposals from './proposals/proposals.css?inline';
import { sha256 } from './http/csp.server.ts';
import listsUrl from './lists/lists.css?url';
import lists from './lists/lists.css?inline';
import homeUrl from './routes/_index/home.css?url';
import home from './routes/_index/home.css?inline';
import pricingUrl from './routes/pricing/pricing.css?url';
import pricing from './routes/pricing/pricing.css?inline';
import servicesUrl from './service-pages/sheet.css?url';
import services from './service-pages/sheet.css?inline';

/** Of one kind of page each, and 2 kB at most: a request for one would take longer than its bytes. */
const SHEETS = [
  { url: homeUrl, text: home },
  { url: calculatorsUrl, text: calculators },
  { url: pricingUrl, text: pricing },
  { url: servicesUrl, text: services },
  { url: estateUrl, text: estate },
  { url: deadlinesUrl, text: deadlines },
  { url: listsUrl, text: lists },
  { url: bookingUrl, text: booking },
  { url: roomUrl, text: room },
  { url: workUrl, text: work },
  { url: documentsUrl, text: documents },
  { url: proposalsUrl, text: proposals },
].map(({ url, text }) => ({
  link: `<link rel="stylesheet" href="${url}"/>`,
  style: Buffer.from(text).toString('latin1'),
}));

/** Writes the sheets of a page that stays as it is sent into the page; React would miss the links. `html` is latin1. */
export function writeSheets(html: string): { html: string; hashes: string[] } {
  const linked = SHEETS.filter(({ link }) => html.includes(link));
  return {
    html: linked.reduce((page, { link, style }) => page.replace(link, () => `<style>${style}</style>`), html),
    hashes: linked.map(({ style }) => sha256(style)),
  };
}
