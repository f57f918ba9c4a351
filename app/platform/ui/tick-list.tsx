import { Form } from '@remix-run/react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { NothingByDefault, TypedByDefault } from './action-menu.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { allThatMatch, boxesIn, keepInSight, MOST_MATCHING, tickRange } from './ticks.ts';

type Props = {
  id: string;
  action: string;
  label: string;
  bar: ReactNode;
  /** The bar has fields, and Enter in one does what is typed. */
  hasFields?: boolean;
  /** 0 when this page has all of them; counted up to `MOST_MATCHING`. */
  matching: number;
  children: ReactNode;
};

/** CSS shows the bar while something is ticked, without a script. */
export function TickList({ id, action, label, bar, hasFields = false, matching, children }: Props) {
  const [ticked, setTicked] = useState(0);
  const [isAll, setAll] = useState(false);
  const latest = useRef<HTMLInputElement | null>(null);
  const count = (root: Element | null) => {
    const boxes = boxesIn(root);
    const { length } = boxes.filter(({ checked }) => checked);
    if (!root) return;
    const isAllOfPage = length > 0 && length === boxes.length;
    const match = allThatMatch(root);
    if (match && !isAllOfPage) match.checked = false;
    setTicked(match?.checked ? Number(match.dataset.count) : length);
    setAll(isAllOfPage);
  };

  function tick({ currentTarget: root, target, nativeEvent }: FormEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'ticked') {
      if ('shiftKey' in nativeEvent && nativeEvent.shiftKey) tickRange(root, latest.current, target);
      latest.current = target;
      keepInSight(root, target);
    }
    count(root);
  }

  return (
    <div className="message-list" ref={count} onChange={tick}>
      <label className="tick needs-script message-all">
        <input
          type="checkbox"
          checked={isAll}
          onChange={({ currentTarget: all }) => {
            for (const box of boxesIn(all.closest('.message-list'))) box.checked = all.checked;
          }}
        />
        <span>
          All<span className="sr-only"> on this page</span>
        </span>
      </label>
      {children}
      <Form method="post" action={action} id={id} className="message-bulk" aria-label={label}>
        {hasFields ? <TypedByDefault /> : <NothingByDefault />}
        <output className="needs-script">{ticked} ticked</output>
        {matching > 0 && <AllThatMatch matching={matching} />}
        <Button look="quiet" small className="message-fold" popovertarget={`${id}-acts`}>
          Actions
          <Icon name="chevron" size={14} />
        </Button>
        {/* On a phone they fold behind that button; else they stand in the bar. */}
        <div
          id={`${id}-acts`}
          popover="auto"
          role="group"
          aria-label="Actions"
          className="action-menu message-acts"
        >
          {bar}
        </div>
      </Form>
    </div>
  );
}

/** Shown once the whole page is ticked; without a script always. */
function AllThatMatch({ matching }: { matching: number }) {
  const count = Math.min(matching, MOST_MATCHING);
  return (
    <label className="tick message-match">
      <input type="checkbox" name="all" value="yes" data-count={count} />
      {matching > MOST_MATCHING ? `The first ${count} that match` : `All ${count} that match`}
    </label>
  );
}
