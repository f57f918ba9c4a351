import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { namedOptions } from '#app/platform/filters/define-filter.ts';
import { answerTo, type FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextArea } from '#app/platform/ui/field.tsx';
import { findAllFields, type FieldLine } from '#app/work/core/taxpayers/own-fields.server.ts';
import { FIELD_KIND_LABELS } from '#app/work/core/taxpayers/own-fields.ts';
import { formOver, type WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import { FIELD_FORM } from '#app/work/desk/taxpayers/shared-forms.ts';
import { ChangeFold } from '#app/work/desk/change-fold.tsx';
import { clientsText, DeclaredName, DeclaredPage } from '#app/work/desk/taxpayers/declared-page.tsx';
import { changeFields, type FieldIntent } from '#app/work/desk/taxpayers/field-page.server.ts';

export const handle = { permission: 'allocate' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  await requireAccess(args, 'allocate');
  return { fields: await findAllFields(), newId: randomUUID() };
}

export async function action(args: ActionFunctionArgs) {
  const me = await requireFirmActor(args, 'allocate');
  return changeFields({ me, request: args.request });
}

/** Remix does not load again after a refusal, and what somebody else has changed must be read again. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction = () => privateMeta('Fields of clients');

export default function Fields() {
  const { fields, newId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const added = answerTo(answer, 'add');
  const inUse = fields.filter(({ isRetired }) => !isRetired);
  const retired = fields.filter(({ isRetired }) => isRetired);
  return (
    <DeclaredPage
      noun="field"
      label="Fields"
      rows={inUse.map((field) => (
        <One key={field.id} field={field} answer={answerTo(answer, 'save', field.id)} />
      ))}
      nothing="None yet. What you keep of clients beside their names and numbers, such as the month of a fee review, is a field of your own: on each client’s page, in the client book, its import and its export."
      newId={newId}
      added={added}
      fields={
        <>
          <DeclaredName id="new-field" value={added?.typed.name ?? ''} error={added?.errors.name} />
          <SelectField
            id="new-field-kind"
            name="kind"
            label="What it holds"
            options={namedOptions(FIELD_KIND_LABELS)}
            defaultValue={added?.typed.kind ?? 'text'}
            error={added?.errors.kind}
            hint="This cannot be changed later."
          />
          <ChoicesField
            id="new-field"
            label="Choices, one a line (for a choice)"
            value={added?.typed.choices ?? ''}
            error={added?.errors.choices}
          />
        </>
      }
    >
      {retired.length > 0 && <Retired fields={retired} />}
    </DeclaredPage>
  );
}

type Answer = FormAnswer<FieldIntent, WithMeanwhile>;

function One({ field, answer }: { field: FieldLine; answer: Answer | undefined }) {
  const { id, name, kind, choices, clients, version } = field;
  const over = formOver(answer, null, { stored: FIELD_FORM.stored(field), version });
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-semibold">{name}</span>
        <span className="hint">
          {FIELD_KIND_LABELS[kind]}
          {choices.length > 0 && `: ${choices.join(', ')}`}
        </span>
        <Link to={`/admin/taxpayers?field=${id}`}>{clientsText(clients)}</Link>
      </p>
      <ChangeFold
        item={field}
        over={over}
        name={name}
        refused={answer}
        save="save"
        remove="retire"
        verb="Retire"
      >
        <DeclaredName id={id} value={over.values.name ?? ''} error={answer?.errors.name} />
        {kind === 'choice' && (
          <ChoicesField
            id={id}
            label="Choices, one a line"
            value={over.values.choices ?? ''}
            error={answer?.errors.choices}
            hint="Another word in its line renames a choice, at each client that has it. What a client has stays, if its line is taken out."
          />
        )}
      </ChangeFold>
    </li>
  );
}

function Retired({ fields }: { fields: readonly FieldLine[] }) {
  return (
    <details className="mt-8">
      <summary>Retired: {fields.length}</summary>
      <ul className="contact-list mt-2">
        {fields.map(({ id, name, clients }) => (
          <li key={id}>
            <Form method="post" className="flex flex-wrap items-center gap-x-4">
              <input type="hidden" name="item" value={id} />
              <span>{name}</span>
              <span className="hint">kept of {clientsText(clients)}</span>
              <Button type="submit" name="intent" value="restore" look="quiet" small>
                Bring back
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}

type ChoicesProps = { id: string; label: string; value: string; error: string | undefined; hint?: string };

function ChoicesField({ id, label, value, error, hint }: ChoicesProps) {
  return (
    <TextArea
      id={`${id}-choices`}
      name="choices"
      label={label}
      rows={4}
      defaultValue={value}
      error={error}
      hint={hint}
    />
  );
}
