import { light } from '#content/brand/colours.ts';
import { firm } from '#app/platform/content/firm.ts';
import { ownError } from '#app/platform/core/own-error.ts';

/** Each part is plain text and may contain anything a visitor has typed. */
export type MailTemplate = {
  heading?: string;
  greeting?: string;
  paragraphs: readonly string[];
  facts?: readonly Fact[];
  quote?: string;
  sections?: readonly MailSection[];
  link?: MailLink;
  closing?: string;
};

export type MailLink = { label: string; url: string };

export type MailSection = { heading: string; lines: readonly string[]; link: MailLink };

export type Fact = readonly [label: string, value: string];

const COLOUR = {
  paper: light.paper,
  sheet: light.sheet,
  ink: light.ink,
  soft: light['ink-soft'],
  rule: light.rule,
  bloom: light.bloom,
  margin: '#E4BAB7',
};
const SERIF = "Fraunces,Georgia,'Times New Roman',serif";
const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Throws if a link is not http or https. */
export function renderMail(template: MailTemplate): { text: string; html: string } {
  const links = [template.link, ...(template.sections ?? []).map(({ link }) => link)];
  if (links.some((link) => link && !/^https?:\/\//.test(link.url)))
    throw ownError('A mail links to the web only.');
  return { text: asText(template), html: asHtml(template) };
}

function asText(template: MailTemplate): string {
  const { heading, greeting, paragraphs, facts, quote, sections = [], link, closing } = template;
  const parts = [
    heading,
    greeting,
    ...paragraphs,
    facts?.map(factText).join('\n'),
    quote?.replaceAll(/^/gm, '> '),
    ...sections.map(({ heading, lines, link }) =>
      [heading, ...lines.map((line) => `- ${line}`), linkText(link)].join('\n'),
    ),
    link && linkText(link),
    closing,
    ['-- ', ...letterhead()].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const factText = ([label, value]: Fact): string =>
  value.includes('\n') ? `${label}:\n${value.replaceAll(/^/gm, '- ')}` : `${label}: ${value}`;

const linkText = ({ label, url }: MailLink): string => `${label}:\n${url}`;

function asHtml(template: MailTemplate): string {
  const { heading, greeting, paragraphs, facts, quote, sections = [], link, closing } = template;
  const parts = [
    heading && `<h1 style="margin:0 0 18px;font:600 25px/1.2 ${SERIF}">${escape(heading)}</h1>`,
    greeting && paragraph(greeting),
    ...paragraphs.map(paragraph),
    facts && ledger(facts),
    quote && quotation(quote),
    ...sections.map(section),
    link && button(link),
    closing && paragraph(closing),
  ];
  return onLetterhead(heading ?? firm.name, parts.filter(Boolean).join('\n'));
}

function onLetterhead(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(title)}</title>
</head>
<body style="margin:0;background:${COLOUR.paper};color:${COLOUR.ink};font:16px/1.6 ${SANS}">
<div style="max-width:600px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 16px;color:${COLOUR.bloom};font:600 22px/1.3 ${SERIF}">${escape(firm.name)}</p>
<div style="border:1px solid ${COLOUR.rule};border-radius:8px;background:${COLOUR.sheet};padding:0 24px 0 22px">
<div style="border-left:1px solid ${COLOUR.margin};padding:26px 0 14px 22px">
${body}
</div>
</div>
<p style="margin:16px 0 0;color:${COLOUR.soft};font-size:14px">${letterhead().map(escape).join('<br>')}</p>
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${withBreaks(text)}</p>`;
}

function ledger(facts: readonly Fact[]): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${COLOUR.rule};text-align:left;vertical-align:top`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell};width:8em;padding-right:16px;color:${COLOUR.soft};font-weight:400">${escape(label)}</th><td style="${cell};overflow-wrap:anywhere">${withBreaks(value)}</td></tr>`,
  );
  return `<table style="width:100%;margin:0 0 20px;border-collapse:collapse">\n${rows.join('\n')}\n</table>`;
}

function quotation(text: string): string {
  return `<blockquote style="margin:0 0 16px;border-left:3px solid ${COLOUR.rule};padding:0 0 0 16px;overflow-wrap:anywhere">${withBreaks(text)}</blockquote>`;
}

function section({ heading, lines, link }: MailSection): string {
  const items = lines.map((line) => `<li style="margin:0 0 6px">${withBreaks(line)}</li>`).join('\n');
  return `<h2 style="margin:0 0 10px;font:600 18px/1.3 ${SERIF}">${escape(heading)}</h2>
<ul style="margin:0 0 4px;padding:0 0 0 20px;overflow-wrap:anywhere">\n${items}\n</ul>
${button(link)}`;
}

function button({ label, url }: MailLink): string {
  const look = `display:inline-block;padding:12px 20px;border-radius:8px;background:${COLOUR.bloom};color:${COLOUR.sheet}`;
  return `<p style="margin:24px 0 8px"><a href="${escape(url)}" style="${look};font-weight:600;text-decoration:none">${escape(label)}</a></p>
<p style="margin:0 0 16px;color:${COLOUR.soft};font-size:14px;overflow-wrap:anywhere">${escape(url)}</p>`;
}

function letterhead(): string[] {
  const { street, suburb, city, postalCode } = firm.address;
  return [firm.legalName, `${street}, ${suburb}, ${city}, ${postalCode}`, `${firm.phone} · ${firm.email}`];
}

function withBreaks(text: string): string {
  return escape(text).replaceAll(/\r\n?|\n/g, '<br>');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
