import { estateLetters } from '#content/estate-letters.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import type { PlanItem } from '#app/firm/core/estate-plan.ts';
import { inSentence } from '#app/platform/core/text.ts';
import { SourceLine } from '#app/firm/sources/source-line.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { LETTERS_PATH } from './estate-days.ts';
import { isDone, isSettled } from './done-text.ts';
import { movedText } from './moved-text.ts';
import { TickButton } from './tick-button.tsx';
import { whenText } from './when-text.ts';

type Props = {
  item: PlanItem;
  today: string;
  done?: Readonly<Record<string, string>>;
  next?: string;
  lettersPath?: string;
};

/** With `done` it can be ticked. */
export function EstateItem({ item, today, done, next, lettersPath = LETTERS_PATH }: Props) {
  const { id, what, who, letter } = item;
  const doneOn = done?.[id];
  const settled = isSettled(item);
  const isOver = item.kind === 'dated' && item.day < today && !isDone(item, done);
  return (
    <li id={id} data-over={isOver || undefined} data-done={isDone(item, done) || undefined}>
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
        <Words item={item} isOver={isOver} isKept={done !== undefined} />
        {letter && !settled && (
          <p className="no-print">
            <Link to={`${lettersPath}?to=${letter}`} className="more">
              Letter to {inSentence(estateLetters[letter].to)}
            </Link>
          </p>
        )}
        {done && !settled && <TickButton id={id} what={what} day={doneOn} isNext={id === next} />}
        {item.kind === 'task' ? (
          item.sources && <Sourced what={what} sources={item.sources} />
        ) : (
          <Why item={item} />
        )}
      </div>
    </li>
  );
}

function Words({ item, isOver, isKept }: { item: PlanItem; isOver: boolean; isKept: boolean }) {
  switch (item.kind) {
    case 'task':
      return (
        <p className="hint">
          {item.how} <More item={item} isKept={isKept} />
        </p>
      );
    case 'open':
      return (
        <p className="hint">
          {item.unknown} <More item={item} isKept={isKept} />
        </p>
      );
    case 'dated':
      return (
        <>
          {isOver && <p>{item.late}</p>}
          {item.where && <p className="hint">{item.where}</p>}
          {item.papers && <Papers papers={item.papers} />}
          {item.more && (
            <p className="hint">
              <More item={item} isKept={isKept} />
            </p>
          )}
        </>
      );
  }
}

/** Only the family knows the address of a kept list: links open beside it. */
function More({ item: { more }, isKept }: { item: PlanItem; isKept: boolean }) {
  if (!more) return null;
  return (
    <Link to={more.to} className="no-print" {...(isKept && { target: '_blank', rel: 'noreferrer' })}>
      {more.label}
      {isKept && ' (opens in a new tab)'}
    </Link>
  );
}

function Papers({ papers }: { papers: readonly string[] }) {
  return (
    <ul className="hint list-disc pl-5">
      {papers.map((paper) => (
        <li key={paper}>{paper}</li>
      ))}
    </ul>
  );
}

function Why({ item }: { item: Exclude<PlanItem, { kind: 'task' }> }) {
  return (
    <details className="estate-why no-print">
      <summary>
        Why<span className="sr-only">: {item.what}</span>
      </summary>
      <p className="hint">
        {item.within}. {item.law}.
      </p>
      {item.kind === 'dated' && (
        <>
          {item.moveReasons.length > 0 && <p className="due-moved">{movedText(item)}</p>}
          {item.note && <p className="hint">{item.note}</p>}
        </>
      )}
      <Sources sources={item.evidence.sources} />
    </details>
  );
}

function Sourced({ what, sources }: { what: string; sources: readonly string[] }) {
  return (
    <details className="estate-why no-print">
      <summary>
        Why<span className="sr-only">: {what}</span>
      </summary>
      <Sources sources={sources} />
    </details>
  );
}

function Sources({ sources }: { sources: readonly string[] }) {
  return (
    <ul className="hint mt-2 grid gap-1 wrap-anywhere">
      {sources.map((source) => (
        <SourceLine key={source} source={source} />
      ))}
    </ul>
  );
}
