import type { ReactNode } from 'react';

type Props = { id?: string; title: string; text: ReactNode; children: ReactNode };

export function CallToAction({ id = 'start', title, text, children }: Props) {
  return (
    <section className="band bg-bloom-tint" aria-labelledby={id}>
      <div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <div className="max-w-[38rem]">
          <h2 id={id} className="text-bloom-deep">
            {title}
          </h2>
          <p className="lede mt-4">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

/** With what it asks for below its text. */
export function ClosingBand({ id, title, text, children }: Props) {
  return (
    <section className="band bg-bloom-tint" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="text-bloom-deep">
          {title}
        </h2>
        <p className="lede mt-4">{text}</p>
        {children}
      </div>
    </section>
  );
}
