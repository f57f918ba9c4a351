import { estateLetters } from '#content/estate-letters.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import type { PlanItem } from '#app/firm/core/estate-plan.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { LETTERS_PATH } from './estate-days.ts';
import { movedText } from './moved-text.ts';
import { TickButton } from './tick-button.tsx';
import { whenText } from './when-text.ts';

type Props = { item: PlanItem; today: string; done?: Readonly<Record<string, string>>; lettersPath?: string };

/** With `done` it can be ticked. */
export function EstateItem({ item, today, done, lettersPath = LETTERS_PATH }: Props) {
  const { id, what, who, letter } = item;
  const doneOn = done?.[id];
  const isDone = doneOn !== undefined;
  const isOver = item.kind === 'dated' && item.day < today && !isDone;
  return (
    <li id={id} data-over={isOver || undefined} data-done={isDone || undefined}>
      <p className="estate-day">
        <b className="estate-who">{who}</b>
        {item.kind === 'dated' && (
          <>
            <time dateTime={item.day}>{longDayText(item.day)}</time>
            <span>{isOver ? `passed ${whenText(item.day, today)}` : whenText(item.day, today)}</span>
          </>
        )}
      </p>
      <div>
        <p className="estate-what">{what}</p>
        <Words item={item} isOver={isOver} />
        {letter && (
          <p className="no-print">
            <Link to={lettersPath} className="more">
              Letter to {lowered(estateLetters[letter].to)}
            </Link>
          </p>
        )}
        {done && <TickButton id={id} what={what} day={doneOn} />}
      </div>
    </li>
  );
}

function Words({ item, isOver }: { item: PlanItem; isOver: boolean }) {
  switch (item.kind) {
    case 'task':
      return (
        <p className="hint">
          {item.how}{' '}
          {item.more && (
            <Link to={item.more.to} className="no-print">
              {item.more.label}
            </Link>
          )}
        </p>
      );
    case 'open':
      return (
        <p className="hint">
          {item.unknown} {item.law}.
        </p>
      );
    case 'dated':
      return (
        <>
          <p className="hint">
            {item.within}. {item.law}.
          </p>
          {item.moveReasons.length > 0 && <p className="due-moved">{movedText(item)}</p>}
          {item.note && <p className="hint">{item.note}</p>}
          {isOver && <p>{item.late}</p>}
        </>
      );
  }
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
