import type { Change } from './changes.ts';
import { WordDiff } from './word-diff-view.tsx';

export function Changes({ of }: { of: readonly Change[] }) {
  return (
    <dl className="desk-changes">
      {of.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <WordDiff before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
