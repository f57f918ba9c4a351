import { certainties, type Certainty } from './certainty.ts';

const DOT = 'size-2.5 rounded-full border border-bloom';

const FILLS: Record<Certainty, readonly [string, string]> = {
  'two-sources': ['bg-bloom', 'bg-bloom'],
  'one-source': ['bg-bloom', ''],
  inferred: ['', ''],
  unknown: ['border-dashed', 'border-dashed'],
};

export function ConfidenceMark({ certainty }: { certainty: Certainty }) {
  const [first, second] = FILLS[certainty];
  return (
    <span className="inline-flex items-center gap-2 font-semibold whitespace-nowrap @max-[15rem]/line:whitespace-normal">
      <span className="flex gap-1" aria-hidden="true">
        <span className={`${DOT} ${first}`} />
        <span className={`${DOT} ${second}`} />
      </span>
      {certainties[certainty].label}
    </span>
  );
}
