import { Icon } from '#app/platform/ui/icon.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import type { Need } from './needs.ts';

type Props = { needs: readonly Need[]; soFar: string | undefined };

export function StillNeeded({ needs, soFar }: Props) {
  return (
    <Sheet margin>
      {soFar && (
        <>
          <p className="font-serif text-lg">Known so far</p>
          <p className="mt-2 mb-5">{soFar}</p>
        </>
      )}
      <p id="result" tabIndex={-1} className="font-serif text-lg">
        Still needed for an answer
      </p>
      <ul className="mt-3">
        {needs.map(({ name, label, isGiven }) => (
          <li key={name} className="flex items-baseline gap-3 border-b border-rule py-2">
            {isGiven ? (
              <Icon name="tick" className="text-gain" />
            ) : (
              <span
                aria-hidden="true"
                className="mx-1 size-[0.75em] shrink-0 rounded-full border border-ink-soft"
              />
            )}
            <span>
              {isGiven ? <span>{label}</span> : <a href={`#${name}`}>{label}</a>}
              <span className="sr-only">{isGiven ? ': given' : ': still missing'}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="hint mt-3">There is no answer before that. Type 0 where there is none.</p>
    </Sheet>
  );
}
