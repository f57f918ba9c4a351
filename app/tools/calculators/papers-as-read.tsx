import { Button } from '#app/platform/ui/button.tsx';
import type { Values } from './field.ts';
import type { Filled } from './read-papers.ts';

type Props = { answer: Filled; values: Values; onTakeBack: () => void };

/** Nothing of it once all of it was changed or reset. */
export function PapersAsRead({ answer, values, onTakeBack }: Props) {
  if ('refused' in answer) return <p className="mt-2">{answer.refused}</p>;
  const shown = answer.fillings.filter(({ name, value, line }) => line && values[name] === value);
  if (shown.length === 0) return null;
  return (
    <div className="mt-2">
      <p>Filled in. Compare it with your papers:</p>
      <ul className="list-disc pl-5">
        {shown.map(({ name, label, line }) => (
          <li key={name}>
            {label}: “{line}”
          </li>
        ))}
      </ul>
      <Button type="button" look="quiet" small className="mt-2" onClick={onTakeBack}>
        Take it out again
      </Button>
    </div>
  );
}
