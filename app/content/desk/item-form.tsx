import { Form } from '@remix-run/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { ErrorSummary } from '#app/platform/ui/error-summary.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { useLeaveGuard } from '#app/platform/ui/leave-guard.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { labelOf } from '#app/content/core/field.ts';
import { AffectedNotice } from './affected-notice.tsx';
import { FieldControl } from './field-control.tsx';
import { FormParts, partId } from './form-parts.tsx';
import { groupsOf, type FormField } from './form-field.ts';
import type { ItemPage } from './item-page.server.ts';
import type { ContentAnswer, ContentIntent } from './page.ts';
import { PlannedNotice } from './planned-notice.tsx';
import { TheirsNotice } from './theirs-notice.tsx';
import { keepTyped, type Typing } from './typed-keeper.ts';
import { TypedState } from './typed-state.tsx';

type Props = { page: ItemPage; answer: ContentAnswer | undefined };

const OF_FORM = new Set<ContentIntent>(['check', 'save', 'preview', 'publish', 'plan']);

/** The id of the question or problem in the form: the address leads there without a script too. */
export const ANSWER = 'answer';

/** True if it is shown in the form, false if above the page. */
export function isSaidInForm(answer: ContentAnswer): boolean {
  const { intent, theirs, question, affected } = answer;
  return OF_FORM.has(intent) && (theirs ?? question ?? affected) !== undefined;
}

/** What was typed stays, whatever the answer. */
export function ItemForm({ page, answer }: Props) {
  const ofForm = answer && OF_FORM.has(answer.intent) ? answer : undefined;
  return <WrittenForm key={`${page.path} ${page.revision}`} page={page} answer={ofForm} />;
}

function WrittenForm({ page, answer }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [last, setLast] = useState<{ after: ContentAnswer | undefined; typing: Typing } | null>(null);
  // The check of what is typed counts only until a newer answer.
  const typing = last && last.after === answer ? last.typing : null;
  useLeaveGuard(typing !== null && typing.checked === null);
  useEffect(() => {
    const show = (now: Typing) => setLast({ after: answer, typing: now });
    return form.current ? keepTyped(form.current, `${page.path}/check`, show) : undefined;
  }, [page.path, answer]);
  const values = answer ? answer.typed : page.entries;
  const theirs = answer ? answer.theirs : page.theirs;
  const affected = answer?.affected ?? page.affected;
  const live = typing?.checked?.theirs;
  const groups = groupsOf(page.fields);
  const refused = answer && answer.intent !== 'check' ? summaryOf(page, answer) : undefined;
  const isAsked = answer?.affected !== undefined && answer.intent !== 'check';
  useEffect(() => {
    if (answer) document.getElementById(ANSWER)?.focus();
  }, [answer]);
  const errorOf = (name: string) =>
    typing?.checked && (typing.touched.has(name) || answer?.errors[name])
      ? typing.checked.errors[name]
      : answer?.errors[name];
  return (
    <Form
      method="post"
      action={`${page.path}#${ANSWER}`}
      encType={isWithFile(page.fields) ? 'multipart/form-data' : undefined}
      className="grid gap-5"
      ref={form}
    >
      <input type="hidden" name="version" value={page.revision} />
      <DraftOwner owner={page.owner} />
      {refused && (
        <ErrorSummary id={ANSWER} title="Not done yet: it needs you at these places" errors={refused} />
      )}
      <SaidFirst page={page} />
      {live && <TheirsNotice fields={page.fields} mine={typing.checked?.mine ?? {}} theirs={live} isLive />}
      {!live && theirs && (
        <TheirsNotice id={answer && ANSWER} fields={page.fields} mine={values} theirs={theirs} />
      )}
      <FormParts page={page} groups={groups} />
      {groups.map((group, index) => (
        <Group key={group.fields[0]?.name} id={partId(index)} title={group.title}>
          {group.fields.map(({ name, field }) => (
            <FieldControl
              key={name}
              name={name}
              field={field}
              value={values[name] ?? ''}
              error={errorOf(name)}
              note={(typing?.checked?.notes ?? page.notes)[name]}
            />
          ))}
        </Group>
      ))}
      <Locked page={page} />
      {affected && (
        <AffectedNotice id={isAsked ? ANSWER : undefined} sentence={answer?.error} of={affected} />
      )}
      <TypedState page={page} answer={answer} typing={typing} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        {/* First in the form: Enter in a field publishes nothing by mistake. */}
        {page.isOfSite && <Act intent="preview" label="Save and preview" />}
        <Act intent="publish" label="Publish now" />
        <PlanAct at={values.publishAt} error={answer?.errors.publishAt} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Act intent="save" label="Save draft" />
        <Act intent="check" label="Check" />
      </div>
      {answer?.question && <PlannedNotice id={ANSWER} question={answer.question} />}
    </Form>
  );
}

function PlanAct({ at, error }: { at: string | undefined; error: string | undefined }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        id="publish-at"
        name="publishAt"
        type="datetime-local"
        label="Publish at (South African time)"
        defaultValue={at}
        error={error}
      />
      <Act intent="plan" label="Plan it" />
    </div>
  );
}

/** By field id; empty if no field is wrong. */
function summaryOf({ fields }: ItemPage, { errors }: ContentAnswer): Record<string, string> | undefined {
  const wrong = fields.flatMap(({ name, field }): [string, string][] => {
    const error = errors[name];
    return error ? [[`field-${name}`, `${labelOf(field)}: ${error}`]] : [];
  });
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined;
}

type GroupProps = { id: string; title: string | undefined; children: ReactNode };

function Group({ id, title, children }: GroupProps) {
  if (title === undefined)
    return (
      <div id={id} className="grid gap-5">
        {children}
      </div>
    );
  return (
    <fieldset id={id} className="grid gap-5">
      <legend className="mb-3 text-lg">{title}</legend>
      {children}
    </fieldset>
  );
}

function isWithFile(fields: readonly FormField[]): boolean {
  return fields.some(({ field: { kind } }) => kind === 'picture');
}

function SaidFirst({ page: { saidFirst } }: { page: ItemPage }) {
  if (!saidFirst) return null;
  return (
    <Notice title={saidFirst.title}>
      <p>{saidFirst.text}</p>
      <p>
        <Link to={saidFirst.link.path}>{saidFirst.link.label}</Link>
      </p>
    </Notice>
  );
}

function Act({ intent, label }: { intent: ContentIntent; label: string }) {
  return (
    <Button type="submit" name="intent" value={intent} look={intent === 'publish' ? 'primary' : 'quiet'}>
      {label}
    </Button>
  );
}

function Locked({ page: { locked } }: { page: ItemPage }) {
  if (locked.length === 0) return null;
  return (
    <dl className="grid gap-3">
      {locked.map(({ label, value, why }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>
            {value} <span className="hint block">{why}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
