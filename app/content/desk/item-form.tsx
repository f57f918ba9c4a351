import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { DraftOwner } from '#app/platform/drafts/draft-owner.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { FieldControl } from './field-control.tsx';
import { groupsOf, type FormField } from './form-field.ts';
import type { ItemPage } from './item-page.server.ts';
import type { ContentAnswer, ContentIntent } from './page.ts';
import { labelOf } from '#app/content/core/field.ts';
import { WordDiff } from './word-diff-view.tsx';

type Props = { page: ItemPage; answer: ContentAnswer | undefined };

const OF_FORM = new Set<ContentIntent>(['save', 'preview', 'publish', 'plan']);

/** What was typed stays, whatever the answer is. */
export function ItemForm({ page, answer }: Props) {
  const refused = answer && OF_FORM.has(answer.intent) ? answer : undefined;
  const values = refused ? refused.typed : page.entries;
  return (
    <Form method="post" className="grid gap-5" key={`${page.path} ${page.revision}`}>
      <input type="hidden" name="version" value={page.revision} />
      <DraftOwner owner={page.owner} />
      {refused?.theirs && <Theirs fields={page.fields} mine={refused.typed} theirs={refused.theirs} />}
      {groupsOf(page.fields).map((group) => (
        <Group key={group.fields[0]?.name} title={group.title}>
          {group.fields.map(({ name, field }) => (
            <FieldControl
              key={name}
              name={name}
              field={field}
              value={values[name] ?? ''}
              error={refused?.errors[name]}
            />
          ))}
        </Group>
      ))}
      <Locked page={page} />
      <div className="flex flex-wrap gap-3">
        <Act intent="preview" label="Save and preview" />
        <Act intent="publish" label="Publish now" />
        <Act intent="save" label="Save draft" />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          id="publish-at"
          name="publishAt"
          type="datetime-local"
          label="Publish at (South African time)"
          defaultValue={refused?.typed.publishAt}
          error={refused?.errors.publishAt}
        />
        <Act intent="plan" label="Plan it" />
      </div>
    </Form>
  );
}

function Group({ title, children }: { title: string | undefined; children: ReactNode }) {
  if (title === undefined) return children;
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-lg">{title}</legend>
      {children}
    </fieldset>
  );
}

function Act({ intent, label }: { intent: ContentIntent; label: string }) {
  return (
    <Button type="submit" name="intent" value={intent} look={intent === 'publish' ? 'primary' : 'quiet'}>
      {label}
    </Button>
  );
}

type TheirsProps = {
  fields: readonly FormField[];
  mine: Record<string, string>;
  theirs: NonNullable<ContentAnswer['theirs']>;
};

/** Both texts, so that nobody's words are lost: mine are in the form below. */
function Theirs({ fields, mine, theirs }: TheirsProps) {
  const changed = fields.filter(({ name }) => (mine[name] ?? '') !== (theirs.entries[name] ?? ''));
  return (
    <div role="alert" tabIndex={-1} ref={focus}>
      <Notice tone="loss" title={`${theirs.by} changed this meanwhile`}>
        <p>
          <When at={theirs.at} />. Nothing of yours was saved yet: it is in the form below. Struck through is
          theirs, underlined is yours. Press the button again to keep yours.
        </p>
        <dl className="desk-changes mt-3">
          {changed.map(({ name, field }) => (
            <div key={name}>
              <dt>{labelOf(field)}</dt>
              <dd>
                <WordDiff before={theirs.entries[name] ?? ''} after={mine[name] ?? ''} />
              </dd>
            </div>
          ))}
        </dl>
      </Notice>
    </div>
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

function focus(element: HTMLElement | null): void {
  element?.focus();
}
