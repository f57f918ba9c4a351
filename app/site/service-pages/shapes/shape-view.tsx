import { ForkView } from './fork-view.tsx';
import { MonthView } from './month-view.tsx';
import { PathView } from './path-view.tsx';
import { SeasonView } from './season-view.tsx';
import type { Shape } from './shape.ts';
import { SpreadView } from './spread-view.tsx';
import { StairsView, YearView } from './step-views.tsx';

export function ShapeView({ shape }: { shape: Shape }) {
  switch (shape.name) {
    case 'spread':
      return <SpreadView {...shape} />;
    case 'month':
      return <MonthView {...shape} />;
    case 'season':
      return <SeasonView {...shape} />;
    case 'year':
      return <YearView {...shape} />;
    case 'path':
      return <PathView {...shape} />;
    case 'fork':
      return <ForkView {...shape} />;
    case 'stairs':
      return <StairsView {...shape} />;
  }
}
