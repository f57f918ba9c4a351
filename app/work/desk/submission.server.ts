import type { QuestionForm } from '#app/accounts/bulk/define-bulk.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { oneLine } from '#app/platform/core/text.ts';
import { isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { findEngagementsOf } from '#app/work/core/engagements/find.server.ts';
import {
  asksWhatIsOpen,
  isPlanned,
  isWithSars,
  type EngagementState,
} from '#app/work/core/engagements/states.ts';
import { findBeforeDoneOf, findStillOpenOf } from '#app/work/core/engagements/still-open.server.ts';
import { approvalsOf } from '#app/work/core/engagements/approvals.server.ts';
import { asksApproval, goesToSars } from '#app/work/core/engagements/types.ts';
import { LONGEST_APPROVAL, LONGEST_REFERENCE } from './page.ts';

const MOST_REFERENCES = 100;

export function readSubmission(form: FormData) {
  const submittedOn = textIn(form, 'submittedOn');
  if (!isIsoDate(submittedOn)) return { errors: { submittedOn: 'Give the day as a date.' } };
  if (submittedOn > southAfricanDay()) return { errors: { submittedOn: 'That day is still to come.' } };
  const reference = referenceIn(form, 'reference') || null;
  const approval = oneLine(textIn(form, 'approval')).slice(0, LONGEST_APPROVAL);
  return { submission: { submittedOn, reference, approval } };
}

function referenceIn(form: FormData, name: string): string {
  return oneLine(textIn(form, name)).slice(0, LONGEST_REFERENCE);
}

export type SubmittedChoice = {
  to: EngagementState;
  submittedOn?: string;
  /** How the clients approved it, or why it goes without. */
  approval?: string;
  references?: Record<string, string>;
};

export async function askSubmission(
  me: FirmActor,
  ids: readonly string[],
  choice: SubmittedChoice,
): Promise<QuestionForm | null> {
  if (!isWithSars(choice.to)) return askFinish(me, ids, choice.to);
  const found = await findEngagementsOf(me, ids);
  const submitted = found.filter((one) => !isWithSars(one.state) && goesToSars(one) && !isPlanned(one.state));
  const [unapproved, open] = [
    await findUnapproved(submitted.filter((one) => asksApproval(one, choice.to))),
    await findStillOpenOf(submitted),
  ];
  const hasReferences = submitted.length <= MOST_REFERENCES;
  const missing = `The approval of the client is not written down`;
  return {
    lines: [
      'The five years of the law begin with the day of submission.',
      open.size > 0 && `For ${open.size} something is still open; each says what, below.`,
      unapproved.length > 0 &&
        `${missing} for ${unapproved.length}: without a sentence about it they are left as they are.`,
      !hasReferences && `The references of more than ${MOST_REFERENCES} are written on the page of each.`,
    ].filter((line) => line !== false),
    fields: [
      {
        name: 'submittedOn',
        label: 'Submitted on',
        kind: 'day',
        latest: southAfricanDay(),
        value: choice.submittedOn ?? southAfricanDay(),
        isRequired: true,
      },
      ...(unapproved.length > 0
        ? [
            {
              name: 'approval',
              label: 'How the clients approved it, or why it goes without',
              hint: `For colleagues only. It is written down for each of the ${unapproved.length}.`,
              kind: 'text' as const,
              value: choice.approval ?? '',
              maxLength: LONGEST_APPROVAL,
            },
          ]
        : []),
    ],
    each: hasReferences
      ? {
          label: 'Reference',
          maxLength: LONGEST_REFERENCE,
          values: Object.fromEntries(
            submitted.map(({ id, reference }) => [id, choice.references?.[id] ?? reference ?? '']),
          ),
        }
      : undefined,
    notes: Object.fromEntries(
      submitted.map((one) => [
        one.id,
        [...(unapproved.includes(one) ? [`${missing}.`] : []), ...(open.get(one.id) ?? [])],
      ]),
    ),
  };
}

async function findUnapproved<One extends { id: string }>(works: readonly One[]): Promise<One[]> {
  const approved = await approvalsOf(works.map(({ id }) => id));
  return works.filter(({ id }) => !approved.has(id));
}

/** A run that was begun by the release before has no day of its own. */
export function changeOf({ to, submittedOn, approval, references }: SubmittedChoice, id: string) {
  if (!isWithSars(to)) return finishes(to) ? { to, seen: [] } : { to };
  return { to, submittedOn: submittedOn ?? southAfricanDay(), approval, reference: references?.[id] };
}

/** What is still open of work that would be finished, by its id; filing asks about it, and goes on all the same. */
export async function findOpenToFinish(
  me: FirmActor,
  ids: readonly string[],
  to: EngagementState,
): Promise<Map<string, string[]>> {
  return finishes(to) ? findStillOpenOf(await findToFinish(me, ids, to)) : new Map();
}

async function findToFinish(me: FirmActor, ids: readonly string[], to: EngagementState) {
  const found = await findEngagementsOf(me, ids);
  return found.filter(({ state }) => state !== to && !isPlanned(state));
}

/** Many at once are finished only where nothing is open: the client reads that nothing is left to do. */
function finishes(to: EngagementState): boolean {
  return asksWhatIsOpen(to) && !isWithSars(to);
}

async function askFinish(
  me: FirmActor,
  ids: readonly string[],
  to: EngagementState,
): Promise<QuestionForm | null> {
  if (!finishes(to)) return null;
  const finished = await findToFinish(me, ids, to);
  const open = await findStillOpenOf(finished);
  const lacking = await findBeforeDoneOf(finished.filter(({ id }) => !open.has(id)));
  if (open.size === 0 && lacking.size === 0) return null;
  return {
    lines: [
      open.size > 0 && 'What is still open stands below: finish it on its page.',
      lacking.size === 1 && 'One is set to “Done” though something is missing, as it says below.',
      lacking.size > 1 &&
        `${lacking.size} are set to “Done” though something is missing; each says what, below.`,
    ].filter((line) => line !== false),
    fields: [],
    notes: Object.fromEntries([...open, ...lacking]),
  };
}

export function answerSubmission(
  form: FormData,
  { to }: SubmittedChoice,
): { choice: SubmittedChoice } | { errors: Record<string, string> } {
  if (!isWithSars(to)) return { choice: { to } };
  const { submission, errors } = readSubmission(form);
  if (errors) return { errors };
  const given = [...form.keys()].filter((name) => name.startsWith('each.'));
  const references = given.map((name) => [name.slice(5), referenceIn(form, name)] as const);
  return {
    choice: {
      to,
      submittedOn: submission.submittedOn,
      approval: submission.approval || undefined,
      references: Object.fromEntries(references.filter(([, reference]) => reference)),
    },
  };
}
