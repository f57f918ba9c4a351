import { Link } from '@remix-run/react';
import type { Tool } from '#content/service-pages/service-page.ts';
import { Icon } from '#app/ui/icon.tsx';

type Props = { title: string; lede: string; tools: Tool[] };

export function Tools({ title, lede, tools }: Props) {
  return (
    <section className="band tools" aria-labelledby="tools">
      <div className="wrap">
        <h2 id="tools">{title}</h2>
        <p className="lede mt-3">{lede}</p>
        <ul className="tool-list">
          {tools.map((tool) => (
            <li key={tool.to}>
              <h3>
                <Link to={tool.to}>
                  {tool.title} <Icon name="arrow" />
                </Link>
              </h3>
              <p className="mt-2 text-ink-soft">{tool.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
