import type { Standing } from './rate-table.ts';
import { standings } from './standing.ts';

const DOT = 'size-2.5 rounded-full border border-bloom';

const FILLS: Record<Standing, readonly [string, string]> = {
  'two-sources': ['bg-bloom', 'bg-bloom'],
  'one-source': ['bg-bloom', ''],
  inferred: ['', ''],
  unknown: ['border-dashed', 'border-dashed'],
};

/** What a table rests on: in words, and as two dots filled in for the sources found. */
export function ConfidenceMark({ standing }: { standing: Standing }) {
  const [first, second] = FILLS[standing];
  return (
    <span className="inline-flex items-center gap-2 text-[0.95rem] font-semibold whitespace-nowrap">
      <span className="flex gap-1" aria-hidden="true">
        <span className={`${DOT} ${first}`} />
        <span className={`${DOT} ${second}`} />
      </span>
      {standings[standing].label}
    </span>
  );
}
