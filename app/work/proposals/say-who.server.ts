import { data, redirect } from '@remix-run/node';
import type { Plan } from '#content/plans.ts';
import { firm } from '#app/platform/content/firm.ts';
import {
  invalid,
  refused,
  UNCLEAR,
  type AnySubmission,
  type Refused,
} from '#app/accounts/core/refusal.server.ts';
import { doubtOf } from '#app/work/core/taxpayers/doubts.ts';
import { plainNumber } from '#app/work/core/taxpayers/numbers.ts';
import { addTaxpayer, type TaxpayerValues } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { givenAnswers } from '#app/firm/core/plan-finder.ts';
import { db } from '#app/platform/db/client.server.ts';
import { parseForm } from '#app/platform/http/form.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { declineOutdated } from './decline-outdated.server.ts';
import { startAnswers } from './start-answers.ts';
import { keepAnswers, type Owner } from './keep-answers.server.ts';
import { UNKNOWN_CATEGORY } from '#app/work/core/taxpayers/vat-lookup.ts';
import { newTaxpayerSchema, newVendorSchema, valuesOf } from './new-taxpayer.ts';
import { kindsOfPlan, vatQuestion } from './plan-offer.ts';
import { choicesFor } from './start.server.ts';
import { offerPath } from './starts-again.ts';
import { sayWhetherVendor } from './promised-lookup.server.ts';

/** `query`: what was answered on the way, and `again`: the taxpayer for whom the plan is started again. */
export async function sayWho(plan: Plan, actor: Owner, form: FormData, query: URLSearchParams) {
  const vat = vatQuestion(plan, givenAnswers(query));
  const submission = parseForm(form, vat === 'yes' ? newVendorSchema : newTaxpayerSchema);
  if (submission.status !== 'success') return refuse(invalid(submission, UNCLEAR));
  const values = valuesOf(submission.value);
  if (!kindsOfPlan(plan).includes(values.kind))
    return refuse(refused(submission, { status: 400, ...OTHER_KIND }));
  const doubts = doubtsOf(values, form.getAll('sure'));
  if (Object.keys(doubts).length > 0) return refuse(askAbout(submission, doubts));
  const isUnknown = submission.value.vatCategory === UNKNOWN_CATEGORY;
  const known = await knownOf(plan, actor, values, query.get('again'));
  let quotes: string[] = [];
  if (known) {
    const given = startAnswers(values, { asksVat: vat !== 'none', isUnknown });
    if (known.id === query.get('again'))
      quotes = await declineOutdated(plan, actor, known.id, { given, isUnknown });
    const kept = await keepAnswers(actor, known.id, given);
    if (kept === 'gone') throw notFound();
    if (kept === 'busy') return refuse(refused(submission, { status: 400, ...tooMany() }));
  }
  const { id } = known ?? (await addOwn(actor, values, isUnknown));
  return redirect(offerPath(plan.id, id, { quotes, isUnknownVendor: isUnknown }), 303);
}

function addOwn(actor: Owner, values: TaxpayerValues, isUnknown: boolean): Promise<{ id: string }> {
  return db().transaction(async (tx) => {
    const added = await addTaxpayer(tx, values, actor);
    if (isUnknown) await sayWhetherVendor(tx, actor, added.id, true);
    return added;
  });
}

async function knownOf(plan: Plan, { userId }: Owner, { kind, name }: TaxpayerValues, again: string | null) {
  const ofKind = (await choicesFor(plan, userId)).filter((choice) => choice.kind === kind);
  return (
    ofKind.find((choice) => choice.id === again) ??
    ofKind.find((choice) => choice.name.toLowerCase() === name.toLowerCase())
  );
}

const DOUBTED = ['taxNumber', 'registrationNumber'] as const;

/** Of what looks like a slip and was not said to be right, by its field. */
function doubtsOf(values: TaxpayerValues, confirmed: readonly FormDataEntryValue[]): Record<string, string> {
  const sure = new Set(confirmed.map((text) => plainNumber(String(text))));
  const found = DOUBTED.flatMap((field): [string, string][] => {
    const doubt = doubtOf(field, values[field], values.kind);
    return doubt && !sure.has(plainNumber(values[field] ?? '')) ? [[field, doubt]] : [];
  });
  return Object.fromEntries(found);
}

/** Asks once about numbers that look like a slip. */
function askAbout(submission: AnySubmission, doubts: Record<string, string>): Refused {
  const errors = Object.fromEntries(
    Object.entries(doubts).map(([field, doubt]) => [
      field,
      `${doubt} If it is right as it is here, go on once more.`,
    ]),
  );
  const fieldErrors = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, [error]]));
  const message = Object.values(errors).join(' ');
  const result = submission.reply({ fieldErrors });
  return { kind: 'refused', status: 400, refusal: { title: UNCLEAR, message, result, errors } };
}

const OTHER_KIND = {
  title: 'Not for this plan',
  message: 'This plan is not for that kind of taxpayer. Choose another plan, or write to us.',
};

const tooMany = () => ({
  title: 'Not stored',
  message: `You have told us of many changes today. Call ${firm.phone}, and we change the rest with you.`,
});

function refuse({ refusal, status }: ReturnType<typeof invalid>) {
  return data(refusal, { status });
}
