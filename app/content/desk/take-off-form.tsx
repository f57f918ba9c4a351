import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { kindPath } from '#app/content/core/content-path.ts';
import { AlertNotice } from '#app/platform/ui/notice.tsx';
import { LeftBehind } from './left-behind.tsx';
import type { TakeOff } from './set-up-part.ts';
import type { TakeOffQuestion } from './take-off.server.ts';

export function TakeOffForm({
  question: { kind, plural, items, more, left, to },
}: {
  question: TakeOffQuestion;
}) {
  return (
    <AlertNotice title={`Take these ${plural} off the site?`} className="mb-8">
      <ul className="my-2 list-disc pl-5">
        {items.map(({ tick, title }) => (
          <li key={tick}>{title}</li>
        ))}
      </ul>
      {more > 0 && (
        <p className="my-2 font-semibold">
          These are the first {items.length}. Take the other {more} off after them.
        </p>
      )}
      <LeftBehind groups={left} />
      <p>No page shows them any more. Their history stays, and Undo puts all of them back.</p>
      <Form
        method="post"
        action={kindPath({ name: kind })}
        className="mt-3 flex flex-wrap items-center gap-4"
      >
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="to" value={to} />
        {items.map(({ tick }) => (
          <input key={tick} type="hidden" name="tick" value={tick} />
        ))}
        <Button type="submit" name="intent" value="take-off:sure" small>
          Take them off
        </Button>
        <Link to={to}>Keep them</Link>
      </Form>
    </AlertNotice>
  );
}

type TakeOffAllProps = { takeOff: TakeOff; count: number; to?: string };

/** Asks first. `to`: the next page; by default the list. */
export function TakeOffAll({ takeOff, count, to }: TakeOffAllProps) {
  const { path, intent, name, value } = takeOff;
  return (
    <Form method="post" action={path}>
      <input type="hidden" name={name} value={value} />
      {to && <input type="hidden" name="to" value={to} />}
      <Button type="submit" name="intent" value={intent} look="quiet" small>
        {count === 1 ? 'Take the one' : `Take all ${count}`} that came with the site off it
      </Button>
    </Form>
  );
}
