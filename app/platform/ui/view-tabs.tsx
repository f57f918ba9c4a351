import { Link } from '@remix-run/react';
import { keysOf } from '#app/platform/core/keys.ts';

type Props<View extends string> = {
  views: Readonly<Record<View, string>>;
  current: string;
  counts: Readonly<Partial<Record<NoInfer<View>, number>>>;
  pathOf(view: NoInfer<View>): string;
};

export function ViewTabs<View extends string>({ views, current, counts, pathOf }: Props<View>) {
  return (
    <nav aria-label="Views" className="tabs message-views" ref={showCurrent}>
      {keysOf(views).map((view) => (
        <Link
          key={view}
          to={pathOf(view)}
          className="tab"
          aria-current={current === view ? 'page' : undefined}
        >
          {views[view]}
          {counts[view] !== undefined && (
            <span className="num font-normal text-ink-soft" translate="no">
              {' '}
              {counts[view]}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

function showCurrent(views: HTMLElement | null): void {
  const current = views?.querySelector<HTMLElement>('[aria-current]');
  if (views && current) views.scrollLeft = current.offsetLeft - views.offsetLeft - 40;
}
