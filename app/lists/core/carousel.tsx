import type { ReactNode } from 'react';
import { Button } from '#app/platform/ui/button.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';

type Props = {
  label: string;
  delay: number;
  centred?: boolean;
  children: ReactNode;
};

export function Carousel({ label, delay, centred = false, children }: Props) {
  return (
    <slide-show
      class="slides"
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-delay={delay}
      data-centred={centred ? '' : undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="slides-view" tabIndex={0}>
        <ul className="slides-row">{children}</ul>
      </div>
      <div className="slides-buttons">
        <Button look="quiet" small data-turn="previous">
          <Icon name="arrow" className="rotate-180" />
          <span className="sr-only">Previous</span>
        </Button>
        <Button look="quiet" small data-turn="pause" className="slides-pause">
          <span>Pause</span>
          <span>Play</span>
        </Button>
        <Button look="quiet" small data-turn="next">
          <Icon name="arrow" />
          <span className="sr-only">Next</span>
        </Button>
      </div>
    </slide-show>
  );
}
