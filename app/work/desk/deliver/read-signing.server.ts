import { db } from '#app/platform/db/client.server.ts';
import { SIGNED_KINDS, type Signing } from '#app/platform/db/work-values.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import type { Engagement } from '#app/work/core/engagements/find.server.ts';
import { recipientsOf } from '#app/work/core/engagements/recipients.server.ts';
import { isPaperKind, PAPER_KIND } from '#app/work/signatures/kinds.ts';
import { LONGEST_WHAT } from '../page.ts';
import { markField } from './mark-fields.ts';
import { readMarks, type Mark } from './marks.ts';
import type { Wanted } from './read-approval.server.ts';

/** In months from today. */
const REACH = 12;

const NO_FIGURE = { figure: 'none', cents: null, payBy: null } as const;

type Errors = { errors: Record<string, string> };

/** `name`: of its first file, used where none was typed. */
export async function readSigning(
  form: FormData,
  { taxpayer }: Engagement,
  name: string,
): Promise<(Wanted & { signing: Signing; marks: Mark[] }) | Errors> {
  const kind = kindIn(form);
  if (typeof kind !== 'string') return kind;
  const what = oneLine(textIn(form, 'title')) || name;
  if (what.length < 2 || what.length > LONGEST_WHAT)
    return { errors: { title: 'Say what they sign, in at most 300 characters.' } };
  const ticked = form.getAll('signer').map(String);
  const owners = (await recipientsOf(db(), taxpayer.id)).filter(({ mayAccept }) => mayAccept);
  const signers = owners.filter(({ email }) => ticked.includes(email));
  if (signers.length === 0 || signers.length < new Set(ticked).size)
    return { errors: { signer: 'Tick who signs, among those who decide for the client.' } };
  const inOrder = form.get('order') === 'yes' && signers.length > 1;
  const ordered = inOrder ? byTurn(form, signers) : signers;
  if ('errors' in ordered) return ordered;
  const until = textIn(form, 'until');
  const today = southAfricanDay();
  if (!isIsoDate(until) || until < today || until > monthsAfter(today, REACH))
    return { errors: { until: 'Give the last day to sign, within a year.' } };
  const marks = readMarks(form, signers);
  if ('errors' in marks) return marks;
  const signing = {
    kind,
    signers: ordered.map(({ name, email }) => ({ name: name || email, email })),
    inOrder,
    until,
    signatures: [],
    sealed: null,
  };
  return { ...NO_FIGURE, what, signing, marks };
}

/** In the order of the form; of the list where it names none. */
function byTurn<Signer extends { email: string }>(form: FormData, signers: Signer[]): Signer[] | Errors {
  const turns = new Map<number, Signer>();
  for (const [at, signer] of signers.entries()) {
    const field = markField('turn', signer.email);
    const turn = Number(textIn(form, field)) || at + 1;
    if (turns.has(turn)) return { errors: { [field]: 'Somebody else has this place. Choose another one.' } };
    turns.set(turn, signer);
  }
  return [...turns].toSorted(([one], [other]) => one - other).map(([, signer]) => signer);
}

function kindIn(form: FormData): Signing['kind'] | Errors {
  const chosen = textIn(form, 'kind');
  if (isPaperKind(chosen)) return { errors: { kind: PAPER_KIND[chosen].why } };
  return (
    oneOf(SIGNED_KINDS, chosen) ?? {
      errors: { kind: 'Choose what it is: the law does not let everything be signed here.' },
    }
  );
}
