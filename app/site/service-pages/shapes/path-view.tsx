import { TitledFold } from '#app/platform/ui/fold.tsx';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';
import type { ShapeOf } from './shape.ts';

export function PathView({ table: { head, rows } }: ShapeOf<'path'>) {
  const [, left = '', right = ''] = head;
  return (
    <ol className="path">
      {rows.map(([step = '', ofLeft = '', ofRight = ''], index) => (
        <li key={step}>
          <TitledFold title={step} isOpen={index === 0}>
            <div className="path-step">
              <Side who={left} text={ofLeft} />
              <svg viewBox="0 0 60 100" preserveAspectRatio="none" aria-hidden="true">
                <path d="M30 0C66 30 66 70 30 100" />
              </svg>
              <Side who={right} text={ofRight} />
            </div>
          </TitledFold>
        </li>
      ))}
    </ol>
  );
}

function Side({ who, text }: { who: string; text: string }) {
  return (
    <p>
      <b>{who}</b> <LinkedText text={text} />
    </p>
  );
}
