import { badRequest } from '#app/platform/http/responses.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { refused, type Reply } from '#app/platform/forms/posted-forms.server.ts';
import { changeKept } from '#app/tools/kept/kept.server.ts';
import { keptPath } from '#app/tools/kept/kept-kind.ts';
import {
  goneReply,
  loadKept,
  requireBefore,
  savedReply,
  type Clashes,
  type KeptPost,
} from '#app/tools/kept/kept-page.server.ts';
import { mergeEntries, reopenEntries, type Group } from '#app/platform/forms/merge.ts';
import { findTyped, showTyped } from '#app/tools/kept/typed-cookie.server.ts';
import { formOf, GROUPS, ownFields, typedIn } from './entries.ts';
import { freelancerKept } from './freelancer-kept.ts';
import { findMailsOf, firstMailIn } from './payment-mails.server.ts';
import { runningYear } from './year.server.ts';

const TOO_MUCH = 'Shorten the amounts: with so many digits they cannot be worked out here.';

/** `form`: with typed, unsaved values, without a script. Throws 404. */
export async function openMonths(request: Request, token: string) {
  const { entries, link } = await loadKept(freelancerKept, token);
  const running = runningYear();
  const kept = entries.years[running.taxYear] ?? {};
  const unsaved = await findTyped(link.path, request);
  const form = unsaved ? reopenEntries(GROUPS, { ...formOf(unsaved), kept }) : { typed: kept, before: kept };
  const mails = await findMailsOf(token);
  return { years: entries.years, link, running, kept, form, mails, firstMail: firstMailIn() };
}

/** Without a script: answers for what was typed, and saves nothing. */
export async function calculateMonths({ form, token }: KeptPost): Promise<Reply<never>> {
  const { link } = await loadKept(freelancerKept, token);
  const before = JSON.stringify(requireBefore(form));
  return (
    (await showTyped(link.path, { ...typedIn(form), before }, `${link.path}#answer`)) ?? refused(TOO_MUCH)
  );
}

/** Different people's changes of months are joined; other tax years stay unchanged. */
export async function saveMonths({ form, token }: KeptPost): Promise<Reply<never, Clashes>> {
  const year = requireYear(form);
  const [typed, before] = [typedIn(form), ownFields(requireBefore(form))];
  let clashes: readonly Group[] = [];
  const kept = await changeKept(freelancerKept, token, ({ years }) => {
    const result = mergeEntries(GROUPS, { before, typed, kept: years[year] ?? {} });
    ({ clashes } = result);
    return { years: { ...years, [year]: result.merged } };
  });
  return kept ? savedReply(keptPath(freelancerKept, token), clashes) : goneReply(freelancerKept, token);
}

/** The form may have been opened before the year turned. Throws 400 for an unknown year. */
function requireYear(form: FormData): string {
  const running = runningYear().taxYear;
  const year = [running, running - 1].map(String).find((one) => one === textIn(form, 'taxYear'));
  if (!year) throw badRequest();
  return year;
}
