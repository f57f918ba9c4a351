import { Button } from '#app/platform/ui/button.tsx';
import { seenText } from '#app/work/core/engagements/meet-answers.ts';

/** In the form of the questions: what is marked there stays, and the answers of last time fill the rest. */
export function KeepAll({ answers }: { answers: Readonly<Record<string, string>> }) {
  return (
    <div className="mb-8">
      {/* The first button of a form is pressed by Enter, which shall not give the answers of last time. */}
      <button type="submit" name="intent" value="questions" hidden>
        Show me what you need
      </button>
      <p className="hint mb-3">
        Nothing has changed since last time? Then one tap gives all the answers again. What you have marked
        below stays.
      </p>
      <input type="hidden" name="last" value={seenText(answers)} />
      <Button type="submit" name="intent" value="questions:again" look="quiet" formNoValidate>
        Keep all my answers
      </Button>
    </div>
  );
}
