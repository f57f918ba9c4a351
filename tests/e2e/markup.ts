import { HtmlValidate, type Message } from 'html-validate';

/** The site's own elements contain what a block may contain; inline ones are listed. */
const OWN_ELEMENTS = {
  'auth-form': false,
  'cookie-consent': false,
  'listing-logo': true,
  'offline-copy': false,
  'password-field': false,
  'site-header': false,
  'slide-show': false,
  'support-state': true,
  'toast-region': false,
};

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    Object.fromEntries(
      Object.entries(OWN_ELEMENTS).map(([name, phrasing]) => [
        name,
        { flow: true, phrasing, permittedContent: ['@flow'] },
      ]),
    ),
  ],
});

export async function validateHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(describe));
}

function describe({ ruleId, message, line, column, selector }: Message): string {
  return `${ruleId}: ${message} (${line}:${column} ${selector})`;
}
