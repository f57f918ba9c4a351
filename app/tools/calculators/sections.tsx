import { Suspense } from 'react';
import { lazyPart } from '#app/platform/ui/lazy-part.tsx';
import type { RunningYear } from '#app/tax/vat-watch.ts';
import type { OnType } from './calculator-field.tsx';
import { AdviceList, type Advice } from './advice-list.tsx';
import { PapersList } from './papers-list.tsx';
import type { Paper } from './papers.ts';
import { SideBySide } from './side-by-side.tsx';
import type { Curve, SideBySide as Compared, Ways } from './ways.ts';
import { WaysSideBySide } from './ways-side-by-side.tsx';

/** Data, not JSX: Node loads the calculators. */
export type Section =
  | ({ kind: 'ways' } & Ways)
  | { kind: 'running'; running: readonly RunningYear[] }
  | ({ kind: 'advice' } & Advice)
  | ({ kind: 'sideBySide' } & Compared)
  | { kind: 'papers'; papers: readonly Paper[] }
  | ({ kind: 'curve' } & Curve);

/** Each is used by one calculator: the others do not load them. */
const CurveChart = lazyPart(async () => (await import('./curve-chart.tsx')).CurveChart);
const RunningChart = lazyPart(async () => (await import('./running-chart.tsx')).RunningChart);

/** `onType`: for a part that fills the form beside it. */
export function Sections({ sections, onType }: { sections: readonly Section[]; onType?: OnType }) {
  return sections.map((section) => <Part key={section.kind} {...{ section, onType }} />);
}

function Part({ section, onType }: { section: Section; onType?: OnType }) {
  switch (section.kind) {
    case 'ways':
      return <WaysSideBySide {...section} />;
    case 'running':
      return (
        <Suspense>
          <RunningChart {...section} />
        </Suspense>
      );
    case 'advice':
      return <AdviceList {...section} />;
    case 'sideBySide':
      return <SideBySide {...section} />;
    case 'papers':
      return <PapersList {...section} />;
    case 'curve':
      return (
        <Suspense>
          <CurveChart {...section} onType={onType} />
        </Suspense>
      );
  }
}
