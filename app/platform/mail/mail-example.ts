import { xml } from '#app/platform/http/xml.ts';

/**
 * For the editor of its words: the mail as a mail program shows it, its subject above, its plain text below.
 * `back`: the path of the form.
 */
export function withTextBelow(
  { subject, html, text }: Record<'subject' | 'html' | 'text', string>,
  back: string,
): string {
  const part = (title: string, content: string) =>
    `<section style="max-width:600px;margin:0 auto;padding:16px"><p style="font-weight:600;margin:0 0 8px">${title}</p>${content}</section>`;
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>Example: ${xml(subject)}</title>`)
    .replace(
      /<body[^>]*>/,
      (body) =>
        `${body}\n${part(`<a href="${xml(back)}">Back to the form</a>`, '')}${part('Subject', `<p style="margin:0">${xml(subject)}</p>`)}`,
    )
    .replace(
      '</body>',
      () =>
        `${part('As plain text', `<pre style="white-space:pre-wrap;margin:0">${xml(text)}</pre>`)}\n</body>`,
    );
}
