import blogUrl from '#app/site/blog/blog.css?url';
import blog from '#app/site/blog/blog.css?inline';
import bookingUrl from '#app/bookings/public/sheet.css?url';
import booking from '#app/bookings/public/sheet.css?inline';
import calculatorsUrl from '#app/tools/calculators/calculators.css?url';
import calculators from '#app/tools/calculators/calculators.css?inline';
import estateUrl from '#app/firm/deadlines/estate.css?url';
import estate from '#app/firm/deadlines/estate.css?inline';
import freelancerUrl from '#app/tools/freelancer/freelancer.css?url';
import freelancer from '#app/tools/freelancer/freelancer.css?inline';
import lettersUrl from '#app/tools/estate/estate-letters.css?url';
import letters from '#app/tools/estate/estate-letters.css?inline';
import refundCheckUrl from '#app/tools/refund-check/refund-check.css?url';
import refundCheck from '#app/tools/refund-check/refund-check.css?inline';
import legalUrl from '#app/site/legal/legal.css?url';
import legal from '#app/site/legal/legal.css?inline';
import clientUrl from '#app/site/shell/client-frame.css?url';
import client from '#app/site/shell/client-frame.css?inline';
import roomUrl from '#app/work/client/room.css?url';
import room from '#app/work/client/room.css?inline';
import workUrl from '#app/work/client/work.css?url';
import work from '#app/work/client/work.css?inline';
import deadlinesUrl from '#app/firm/deadlines/sheet.css?url';
import deadlines from '#app/firm/deadlines/sheet.css?inline';
import yearUrl from '#app/work/year/year.css?url';
import year from '#app/work/year/year.css?inline';
import documentsUrl from '#app/work/documents/documents.css?url';
import documents from '#app/work/documents/documents.css?inline';
import proposalsUrl from '#app/work/proposals/proposals.css?url';
import proposals from '#app/work/proposals/proposals.css?inline';
import { sha256 } from '#app/platform/http/csp.server.ts';
import listsUrl from '#app/lists/core/lists.css?url';
import lists from '#app/lists/core/lists.css?inline';
import homeUrl from '#app/routes/_index/home.css?url';
import home from '#app/routes/_index/home.css?inline';
import pricingUrl from '#app/routes/pricing/pricing.css?url';
import pricing from '#app/routes/pricing/pricing.css?inline';
import questionsUrl from '#app/site/roads/questions.css?url';
import questions from '#app/site/roads/questions.css?inline';
import searchUrl from '#app/site/search/search.css?url';
import search from '#app/site/search/search.css?inline';
import teamUrl from '#app/firm/people/team.css?url';
import team from '#app/firm/people/team.css?inline';
import switchingUrl from '#app/site/switching/switching.css?url';
import switching from '#app/site/switching/switching.css?inline';
import servicesUrl from '#app/site/service-pages/sheet.css?url';
import services from '#app/site/service-pages/sheet.css?inline';

/** Each for one kind of page, and 2 kB at most: requesting one would take longer than its bytes. */
const SHEETS = [
  { url: homeUrl, text: home },
  { url: calculatorsUrl, text: calculators },
  { url: refundCheckUrl, text: refundCheck },
  { url: freelancerUrl, text: freelancer },
  { url: pricingUrl, text: pricing },
  { url: questionsUrl, text: questions },
  { url: blogUrl, text: blog },
  { url: legalUrl, text: legal },
  { url: searchUrl, text: search },
  { url: servicesUrl, text: services },
  { url: switchingUrl, text: switching },
  { url: teamUrl, text: team },
  { url: estateUrl, text: estate },
  { url: deadlinesUrl, text: deadlines },
  { url: lettersUrl, text: letters },
  { url: listsUrl, text: lists },
  { url: bookingUrl, text: booking },
  { url: clientUrl, text: client },
  { url: roomUrl, text: room },
  { url: workUrl, text: work },
  { url: documentsUrl, text: documents },
  { url: yearUrl, text: year },
  { url: proposalsUrl, text: proposals },
].map(({ url, text }) => ({
  link: `<link rel="stylesheet" href="${url}"/>`,
  style: Buffer.from(text).toString('latin1'),
}));

/** Inlines the style sheets of a page without React, which would miss the links. `html` is latin1. */
export function writeSheets(html: string): { html: string; hashes: string[] } {
  const linked = SHEETS.filter(({ link }) => html.includes(link));
  return {
    html: linked.reduce((page, { link, style }) => page.replace(link, () => `<style>${style}</style>`), html),
    hashes: linked.map(({ style }) => sha256(style)),
  };
}
