import { randomUUID } from 'node:crypto';
import { requireSubmissionKey } from '#app/platform/http/submission-key.ts';
import { findPlan, plansNow } from '#app/firm/core/plans.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { readTitle } from '#app/work/core/engagements/own-title.ts';
import { readPrice } from '#app/work/core/engagements/price.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { findTaxpayer, membersOf, type Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { ShownLetter } from './letter-article.tsx';
import {
  inGroups,
  lateLines,
  linesFor,
  partsOf,
  readLine,
  typesFor,
  wantedLine,
  type OfferChoice,
} from './offer-lines.ts';
import { pastWork } from './past-work.server.ts';
import { kindsOfPlan } from './plan-offer.ts';
import { type Offer } from './send.server.ts';
import { writeLetter } from './write-letter.server.ts';

export type OfferDraft = {
  taxpayer: { id: string; name: string };
  plan: string;
  plans: { value: string; label: string }[];
  lines: OfferChoice[];
  signatory: string;
  /** Who may accept for the taxpayer, as far as they have an account. */
  owners: string[];
  signatoryError?: string;
  /** What goes out late: asked about before it is sent. */
  late: string[];
  error?: string;
  key: string;
  letters?: ShownLetter[];
};

export type Wanted = { plan: string | null; type?: string; period?: string; price?: string; title?: string };

const LONGEST_NAME = 100;

/** What the form begins with: the services of the plan are chosen. Null for a taxpayer that the actor may not see. */
export async function beginOffer(
  actor: FirmActor,
  taxpayerId: string,
  wanted: Wanted,
  now = new Date(),
): Promise<OfferDraft | null> {
  return (await begin(actor, taxpayerId, wanted, now))?.draft ?? null;
}

async function begin(actor: FirmActor, taxpayerId: string, { plan: planId, ...wanted }: Wanted, now: Date) {
  const taxpayer = await findTaxpayer(actor, taxpayerId);
  if (!taxpayer) return null;
  const fitting = plansNow().filter((plan) => kindsOfPlan(plan).includes(taxpayer.kind));
  const plan = fitting.find(({ id }) => id === planId) ?? null;
  const today = southAfricanDay(now);
  const [past, members] = await Promise.all([pastWork(taxpayerId, actor), membersOf(taxpayerId)]);
  const lines = linesFor({ taxpayer, plan, past, today }).map((line) =>
    line.type === wanted.type ? wantedLine(line, wanted, taxpayer, today) : line,
  );
  const owners = members.flatMap(({ role, name }) => (role === 'owner' ? name : []));
  const isPerson = taxpayer.kind === 'individual';
  const draft: OfferDraft = {
    taxpayer: { id: taxpayer.id, name: taxpayer.name },
    plan: plan?.id ?? '',
    plans: fitting.map(({ id, title }) => ({ value: id, label: title })),
    lines: inGroups(lines, taxpayer),
    signatory: isPerson ? taxpayer.name : (owners[0] ?? ''),
    owners: [...new Set(isPerson ? [taxpayer.name, ...owners] : owners)],
    late: lateLines(lines, plan),
    key: randomUUID(),
  };
  return { draft, taxpayer, today };
}

/** The picked plan, filled in beside what was ticked and typed; what the plan before had, and nobody chose, goes. */
export async function fillOffer(
  actor: FirmActor,
  taxpayerId: string,
  form: FormData,
  now = new Date(),
): Promise<OfferDraft | null> {
  const about = await begin(actor, taxpayerId, { plan: textIn(form, 'plan') }, now);
  if (!about) return null;
  const { draft, taxpayer, today } = about;
  const before = findPlan(textIn(form, 'filled'));
  const ofBefore = partsOf(before, taxpayer, today);
  const lines = draft.lines.map((line) => {
    const posted = readLine(line, form, taxpayer, today);
    if (!posted.isChosen || (ofBefore.has(line.type) && !line.isChosen)) return line;
    return line.isChosen
      ? wantedLine(line, { period: posted.period, title: posted.title }, taxpayer, today)
      : posted;
  });
  const signatory = signatoryIn(form) || draft.signatory;
  return {
    ...draft,
    lines,
    signatory,
    late: lateLines(lines, findPlan(draft.plan)),
    key: requireSubmissionKey(form),
  };
}

/** What was posted: the offer, or the form with what is wrong. Throws 400 without the form's key. */
export async function readOffer(
  actor: FirmActor,
  taxpayerId: string,
  form: FormData,
  now = new Date(),
): Promise<{ draft: OfferDraft; offer: Offer | null; taxpayer: Taxpayer } | null> {
  const about = await begin(actor, taxpayerId, { plan: textIn(form, 'plan') }, now);
  if (!about) return null;
  const { draft: fresh, taxpayer, today } = about;
  const lines = fresh.lines.map((line) => readLine(line, form, taxpayer, today));
  const signatory = signatoryIn(form);
  const chosen = lines.filter(({ isChosen }) => isChosen);
  const draft: OfferDraft = {
    ...fresh,
    lines,
    signatory,
    late: lateLines(lines, findPlan(fresh.plan)),
    key: requireSubmissionKey(form),
    ...(signatory.length < 2 && { signatoryError: 'Enter the name of the person who accepts.' }),
    ...(chosen.length === 0 && { error: 'Tick what you propose.' }),
  };
  const isWhole =
    !draft.error &&
    !draft.signatoryError &&
    chosen.every(({ error, periodError, titleError }) => !error && !periodError && !titleError);
  return { draft, taxpayer, offer: isWhole ? offerOf(draft, taxpayer) : null };
}

function signatoryIn(form: FormData): string {
  return oneLine(textIn(form, 'signatory')).slice(0, LONGEST_NAME);
}

export function previewOf({ engagements, plan, signatory }: Offer, taxpayer: Taxpayer, now = new Date()) {
  return engagements.map((part): ShownLetter => {
    const letter = writeLetter({ part, parts: engagements.length, taxpayer, plan, signatory }, now);
    const { title, html, sha256, templateVersion: version } = letter;
    return {
      id: `${part.type.id}-${part.period}`,
      about: part.ownTitle ?? part.type.name,
      title,
      html,
      sha256,
      version,
    };
  });
}

function offerOf({ lines, plan, signatory, key, taxpayer: { id } }: OfferDraft, taxpayer: Taxpayer): Offer {
  const types = typesFor(taxpayer);
  const engagements = lines
    .filter(({ isChosen }) => isChosen)
    .flatMap(({ type: typeId, period, price, title }) => {
      const type = types.find((one) => one.id === typeId);
      const { ownTitle } = readTitle(title ?? '', false);
      return type ? [{ type, period, ownTitle, price: readPrice(price).cents }] : [];
    });
  return { taxpayerId: id, engagements, plan: findPlan(plan), signatory, key };
}
