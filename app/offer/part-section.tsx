import type { ReactNode } from 'react';
import type { Part } from '#content/service-pages/service-page.ts';
import { Blocks } from './blocks.tsx';
import { Words } from './words.tsx';

type Props = { id: string; eyebrow?: string; part: Part; aside?: ReactNode; children?: ReactNode };

/** A section of a service page: its heading, its blocks, and what stands beside them. */
export function PartSection({ id, eyebrow, part, aside, children }: Props) {
  const { title, lede, blocks, beside, split } = part;
  const right = aside || (beside && <Blocks blocks={[beside]} />);
  return (
    <section className="band" aria-labelledby={id}>
      <div className={split ? 'wrap offer-split' : 'wrap'}>
        <div className="offer-heading">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h2 id={id}>{title}</h2>
          {lede && (
            <p className="lede mt-4">
              <Words text={lede} />
            </p>
          )}
        </div>
        <div className={right ? 'offer-part offer-part-beside' : 'offer-part'}>
          <div className="offer-blocks">
            {children}
            <Blocks blocks={blocks} />
          </div>
          {right}
        </div>
      </div>
    </section>
  );
}
