import { data } from '@remix-run/node';
import { withStep, type FirmActor } from '#app/accounts/core/actor.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { typedEntries } from '#app/platform/drafts/owner-field.ts';
import { stepUndo } from '#app/platform/forms/posted-forms.server.ts';
import { PRIVATE_PAGE } from '#app/platform/http/cache.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { redirectWithToast, toastHeaders, type Toast } from '#app/platform/http/toast.server.ts';
import { isFull } from '#app/platform/storage/full.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { isFreeStep, stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { whenMailedText } from '#app/work/core/notices/notify-client.server.ts';
import { NO_ROOM, passwordIn, toastOf } from '#app/work/documents/receive.server.ts';
import { closeAll, readSpooledForm, type SpooledForm } from '#app/work/documents/spool.server.ts';
import { isSetOf, storeSet, type StoredSet } from '#app/work/documents/store-set.server.ts';
import { NO_ENGAGEMENT } from '../task.server.ts';
import { PURPOSE, PURPOSES, type DeliverAnswer, type Delivery } from './purpose.ts';
import { askingFor, readPurpose } from './read-purpose.server.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import type { Sent } from '#app/work/documents/sent.ts';

type Delivering = { me: FirmActor; id: string; request: Request };
type Errors = DeliverAnswer['errors'];

const NOTHING_NEW: StoredSet = { kind: 'stored', sent: { stored: [], repeated: [], refused: [] } };
const AS_LAST_TIME =
  'Names are put where they were put the last time in this kind of work: see “Where they sign”.';

/** All files of a form and what is asked of them, as one step with one mail; or its page again, with what is wrong. */
export async function deliver(delivering: Delivering) {
  const { typed, ...outcome } = await delivered(delivering);
  if (!('errors' in outcome)) return redirectWithToast(outcome.to, outcome.toast);
  const { errors } = outcome;
  const answer: DeliverAnswer = { intent: 'deliver', row: '', errors, typed, isStale: false };
  return data(answer, { status: 400, headers: { 'Cache-Control': PRIVATE_PAGE } });
}

/** The same for a script, which keeps the chosen files until it is told where to go. */
export async function deliverByScript(delivering: Delivering): Promise<Response> {
  const outcome = await delivered(delivering);
  const answer: Delivery = 'errors' in outcome ? { errors: outcome.errors } : { to: outcome.to };
  const news = 'errors' in outcome ? {} : await toastHeaders(outcome.toast);
  return Response.json(answer, { headers: { 'Cache-Control': PRIVATE_PAGE, ...news } });
}

type Outcome = { errors: Errors } | { toast: Toast; to: string };

async function delivered({ me, id, request }: Delivering): Promise<Outcome & Pick<DeliverAnswer, 'typed'>> {
  let form: SpooledForm = { fields: new FormData(), files: [] };
  try {
    form = await readSpooledForm(request);
    const outcome = await tryTo(me, id, form);
    return { ...outcome, typed: typedIn(form.fields) };
  } catch (error) {
    if (!isFull(error)) throw error;
    const { title, description } = NO_ROOM;
    return { errors: { file: `${title}. ${description}` }, typed: typedIn(form.fields) };
  } finally {
    await closeAll(form.files);
  }
}

async function tryTo(me: FirmActor, id: string, form: SpooledForm): Promise<Outcome> {
  const { fields, files } = form;
  const engagement = await findEngagement(me, id);
  if (!engagement) throw notFound(NO_ENGAGEMENT);
  const purpose = oneOf(PURPOSES, textIn(fields, 'purpose')) ?? 'know';
  const { actor, isAgain } = await actingIn(me, id, form);
  const posted = { form, engagement, actor };
  const wanted = await readPurpose(purpose, posted);
  if (wanted && 'errors' in wanted) return wanted;
  const asking = wanted && askingFor(wanted, posted);
  const set = { engagementId: id, files, pdfPassword: passwordIn(fields) };
  const stored = isAgain ? NOTHING_NEW : await storeSet(actor, set, asking);
  if (stored.kind !== 'stored') return { errors: whyNot(stored) };
  const step = await stepDoneBy(actor);
  const page = `/admin/work/${id}`;
  const repeated = await repeatedNames(id, stored.sent.repeated);
  if (!step) return { toast: { ...toastOf(stored.sent), ...words(repeated) }, to: `${page}#delivered` };
  const to = `${page}${wanted ? '#items' : '#delivered'}`;
  const whenMailed = await whenMailedText(id, wanted ? 'approval' : 'delivered');
  const toast = {
    tone: 'gain',
    title: PURPOSE[purpose].done,
    ...words(repeated, asking?.isPlaced() && AS_LAST_TIME, whenMailed),
    action: stepUndo([step], to),
  } as const;
  return { toast, to };
}

function words(...parts: readonly (string | false | undefined)[]): Pick<Toast, 'description'> {
  const description = parts.filter(Boolean).join(' ');
  return description ? { description } : {};
}

/** The step that the form names; another one if it is done, unless with the same files: then the form came twice. */
async function actingIn(me: FirmActor, id: string, { fields, files }: SpooledForm) {
  const stepId = textIn(fields, 'step');
  if (!isUuid(stepId) || !(await isFreeStep(me, stepId, id))) return { actor: withStep(me), isAgain: false };
  const actor = { ...me, stepId };
  if (!(await stepDoneBy(actor))) return { actor, isAgain: false };
  const isAgain = await isSetOf({ engagementId: id, stepId }, files);
  return { actor: isAgain ? actor : withStep(me), isAgain };
}

function whyNot(stored: Exclude<StoredSet, { kind: 'stored' }>): Errors {
  switch (stored.kind) {
    case 'refused': {
      const { title, description } = toastOf(stored.sent);
      return { file: `${title}: ${description} Nothing was delivered.` };
    }
    case 'unfit':
      return stored.errors;
    case 'lost':
      return { file: 'One of these files was taken back meanwhile, or delivered by somebody else.' };
    case 'closed':
      return { purpose: 'Nothing can be asked for in this state.' };
    case 'gone':
      return { purpose: NO_ENGAGEMENT };
  }
}

/** A field that came several times is one, with a space between its values. */
function typedIn(fields: FormData): DeliverAnswer['typed'] {
  const all = new FormData();
  for (const name of new Set(fields.keys())) all.append(name, fields.getAll(name).map(String).join(' '));
  return Object.fromEntries(typedEntries(all));
}

/** Files of the same bytes are one, which keeps its first name: says so of each that came under another name. */
async function repeatedNames(engagementId: string, repeated: Sent['repeated']): Promise<string> {
  if (repeated.length === 0) return '';
  const ids = repeated.map(({ id }) => id);
  const rows = await db()
    .select({ id: documents.id, name: documents.name })
    .from(documents)
    .where(and(eq(documents.engagementId, engagementId), inArray(documents.id, ids)));
  const first = new Map(rows.map(({ id, name }) => [id, name]));
  const texts = repeated.flatMap(({ id, name }) => {
    const kept = first.get(id);
    return kept && kept !== name
      ? [`“${name}” is the same file as “${kept}”, which is here already and keeps its name.`]
      : [];
  });
  return texts.join(' ');
}
