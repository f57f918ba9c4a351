import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type Tone = 'plain' | 'gain' | 'loss';

const LOOK = {
  plain: { className: '', icon: 'info', color: 'text-bloom' },
  gain: { className: 'notice-gain', icon: 'tick', color: 'text-gain' },
  loss: { className: 'notice-loss', icon: 'alert', color: 'text-loss' },
} as const;

/** The tone is in the icon and the words, never only in the colour. */
export function Notice({
  tone = 'plain',
  title,
  children,
}: {
  tone?: Tone;
  title: string;
  children?: ReactNode;
}) {
  const look = LOOK[tone];
  return (
    <div className={`notice ${look.className}`}>
      <Icon name={look.icon} size={22} className={`mt-0.5 ${look.color}`} />
      <div>
        <p className="font-semibold">{title}</p>
        {children && <div className="text-ink-soft">{children}</div>}
      </div>
    </div>
  );
}

type AlertProps = { id?: string; title: string; className?: string; children?: ReactNode };

/** Takes the focus, with and without a script; with a new `key`, again. */
export function AlertNotice({ id, title, className = 'mb-6', children }: AlertProps) {
  return (
    <div id={id} role="alert" tabIndex={-1} autoFocus ref={focus} className={className}>
      <Notice tone="loss" title={title}>
        {children}
      </Notice>
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
