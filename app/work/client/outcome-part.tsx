import { OutcomeTable } from '#app/work/core/engagements/outcome-table.tsx';
import { figureText } from '#app/work/core/engagements/approval.ts';
import {
  assessedText,
  differenceText,
  isUnsettled,
  NOTHING_TO_PAY,
  settledText,
  type Outcome,
} from '#app/work/core/engagements/outcome.ts';

export function OutcomePart({ outcome, typeId, today }: { outcome: Outcome; typeId: string; today: string }) {
  const difference = differenceText(outcome, 'You', typeId);
  return (
    <section aria-labelledby="outcome" className="work-part">
      <h2 id="outcome" className="font-serif-text text-xl">
        What came out
      </h2>
      <p className="my-2 text-xl font-semibold">{figureText(outcome, 'You') ?? NOTHING_TO_PAY}</p>
      <p>{[assessedText(outcome), difference].filter(Boolean).join(' ')}</p>
      <OutcomeTable outcome={outcome} typeId={typeId} />
      {outcome.why && <p className="mt-2 whitespace-pre-line">{outcome.why}</p>}
      <p className="mt-2">{settledText(outcome) ?? nextText(outcome, today)}</p>
    </section>
  );
}

function nextText(outcome: Outcome, today: string): string {
  if (!isUnsettled(outcome)) return 'There is nothing for you to do.';
  if (outcome.figure === 'refund')
    return 'SARS pays it into the bank account that it has for you. It never asks for your bank details by mail.';
  if (outcome.payBy && outcome.payBy < today)
    return 'The day has passed, and interest runs until it is paid. If you cannot pay it all at once, write to us.';
  return 'You pay it to SARS, never to us. If you cannot pay it all at once, or think that it is wrong, write to us.';
}
