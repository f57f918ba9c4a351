import { Button } from '#app/platform/ui/button.tsx';
import type { Option, Values } from './field.ts';
import { isGone, shownWithout, unchanged, type Change, type Shown } from './papers-shown.ts';

type Props = {
  shown: Shown;
  values: Values;
  years: readonly Option[];
  onTakeOut: (change: Change) => void;
};

/** Empty once every filled-in entry has been changed or reset. */
export function PapersAsRead({ shown, values, years, onTakeOut }: Props) {
  const { filled } = shown;
  if (isGone(shown, values)) return null;
  return (
    <div className="mt-2 grid gap-3">
      {filled.remarks.map((remark) => (
        <p key={remark} className="wrap-anywhere">
          {remark}
        </p>
      ))}
      {filled.fillings.length > 0 && <p>Filled in. Compare it with your papers:</p>}
      {filled.papers.map(({ id, name, why, fillings }) => (
        <div key={id}>
          <p className="wrap-anywhere">
            <b>{name}</b>
            {why && `: ${why}`}
          </p>
          <ul className="list-disc pl-5">
            {unchanged(fillings, filled, values).map(({ name, label, line }) => (
              <li key={name}>
                {label}: “{line}”
              </li>
            ))}
          </ul>
          <Button
            type="button"
            look="quiet"
            small
            className="mt-1"
            onClick={() => onTakeOut(shownWithout(id, { shown, values, years }))}
          >
            Take out<span className="sr-only"> {name}</span>
          </Button>
        </div>
      ))}
    </div>
  );
}
