import type { ReactNode } from 'react';
import type { Part } from '#content/service-pages/service-page.ts';
import { Blocks } from './blocks.tsx';
import { LinkedText } from '#app/ui/linked-text.tsx';

type Props = { id: string; eyebrow?: string; part: Part; aside?: ReactNode; children?: ReactNode };

export function PartSection({ id, eyebrow, part, aside, children }: Props) {
  const { title, lede, blocks, beside, split } = part;
  const right = aside || (beside && <Blocks blocks={[beside]} />);
  return (
    <section className="band" aria-labelledby={id}>
      <div className={split ? 'wrap service-split' : 'wrap'}>
        <div className="service-heading">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h2 id={id}>{title}</h2>
          {lede && (
            <p className="lede mt-4">
              <LinkedText text={lede} />
            </p>
          )}
        </div>
        <div className={right ? 'service-part service-part-beside' : 'service-part'}>
          <div className="service-blocks">
            {children}
            <Blocks blocks={blocks} />
          </div>
          {right}
        </div>
      </div>
    </section>
  );
}
