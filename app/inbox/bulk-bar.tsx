import { Form } from '@remix-run/react';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { filterQuery, type Filter } from './filter.ts';
import type { Colleague } from './message.ts';
import { SNOOZES } from './snooze.ts';
import { TagList } from './tag-list.tsx';

type Props = {
  id: string;
  filter: Filter;
  colleagues: readonly Colleague[];
  tags: readonly string[];
  /** The list with a tick in each line. */
  children: ReactNode;
};

/** The bar shows while something is ticked: by CSS, so without a script too. */
export function BulkList({ id, filter, colleagues, tags, children }: Props) {
  const [ticked, setTicked] = useState(0);
  const count = (root: Element | null) => {
    if (root) setTicked(boxesIn(root).filter(({ checked }) => checked).length);
  };
  return (
    <div className="message-list" ref={count} onChange={({ currentTarget }) => count(currentTarget)}>
      {children}
      <Form
        method="post"
        action={`/admin/messages${filterQuery(filter).replace('?', '?index&') || '?index'}`}
        id={id}
        className="message-bulk"
        aria-label="The ticked messages"
      >
        <label className="tick needs-script">
          <input type="checkbox" onChange={tickAll} />
          All<span className="sr-only"> on this page</span>
        </label>
        <output className="needs-script">{ticked} ticked</output>
        <Act intent="take">Assign to me</Act>
        <Choice name="colleague" label="Colleague" options={colleagues.map(({ id, name }) => [id, name])} />
        <Act intent="assign">Assign</Act>
        {filter.state === 'spam' ? (
          <Act intent="not-spam">Not spam</Act>
        ) : (
          <>
            <Act intent="answered" hotkey="e">
              Mark answered
            </Act>
            <Act intent="spam">Spam</Act>
            <Choice name="snooze" label="Snooze until" options={Object.entries(SNOOZES)} hotkey="s" />
            {filter.state === 'snoozed' ? (
              <Act intent="wake">Wake up</Act>
            ) : (
              <Act intent="snooze">Snooze</Act>
            )}
          </>
        )}
        <input
          className="input"
          name="tags"
          aria-label="Tag to add"
          placeholder="tag"
          list={`${id}-tags`}
          maxLength={200}
        />
        <TagList id={`${id}-tags`} tags={tags} />
        <Act intent="tag">Tag</Act>
      </Form>
    </div>
  );
}

function Act({ intent, hotkey, children }: { intent: string; hotkey?: string; children: ReactNode }) {
  return (
    <Button type="submit" name="intent" value={intent} look="quiet" small data-key={hotkey}>
      {children}
    </Button>
  );
}

type ChoiceProps = { name: string; label: string; options: [string, string][]; hotkey?: string };

function Choice({ name, label, options, hotkey }: ChoiceProps) {
  return (
    <select className="input" name={name} aria-label={label} data-key={hotkey}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

function tickAll({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  for (const box of boxesIn(currentTarget.closest('.message-list'))) box.checked = currentTarget.checked;
}

function boxesIn(root: Element | null): HTMLInputElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>('[name=ticked]') ?? [])];
}
