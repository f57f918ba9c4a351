import { longDayText } from '#app/firm/core/day-text.ts';
import type { Deadline } from '#app/firm/core/deadlines.ts';
import { ConfidenceMark } from '#app/firm/sources/confidence-mark.tsx';
import { SourceLine } from '#app/firm/sources/source-line.tsx';

export function RuleAndSource({ deadline }: { deadline: Deadline }) {
  const { ruleId, what, rule, law, evidence, day, legalDay } = deadline;
  return (
    <details>
      <summary>
        Rule and source<span className="sr-only">: {what}</span>
      </summary>
      <dl id={ruleId} className="due-grounds">
        <dt>The rule</dt>
        <dd>{rule}</dd>
        <dt>The day it names</dt>
        <dd>
          {longDayText(legalDay)}, {legalDay === day ? 'a business day.' : 'not a business day.'}
        </dd>
        <dt>The law</dt>
        <dd>{law}.</dd>
        <dt>
          <ConfidenceMark certainty={evidence.confidence} />
        </dt>
        <dd>
          <ul className="grid gap-1 wrap-anywhere">
            {evidence.sources.map((source) => (
              <SourceLine key={source} source={source} />
            ))}
          </ul>
        </dd>
      </dl>
    </details>
  );
}
