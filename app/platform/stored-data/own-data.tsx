import type { ReactNode } from 'react';
import type { OwnSection } from './define-stored-data.ts';

/** In characters: longer texts, such as letters, are folded. */
const LONG = 300;

export function OwnData({ sections }: { sections: readonly OwnSection[] }) {
  return sections.map((section) => (
    <Section key={section.title} title={section.title}>
      {'facts' in section ? <Facts facts={section.facts} /> : <Items items={section.items} />}
    </Section>
  ));
}

export function OwnDataIndex({
  sections,
  more,
}: {
  sections: readonly OwnSection[];
  more: { href: string; label: string };
}) {
  return (
    <nav aria-label="On this page" className="mt-6">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {sections.map(({ title }) => (
          <li key={title}>
            <a href={`#${idOf(title)}`} className="more">
              {title}
            </a>
          </li>
        ))}
        <li>
          <a href={more.href} className="more">
            {more.label}
          </a>
        </li>
      </ul>
    </nav>
  );
}

function idOf(title: string): string {
  return `data-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
}

function Items({ items }: { items: { head: string; text: string }[] }) {
  if (items.length === 0) return <p className="text-ink-soft">None.</p>;
  return (
    <ul className="grid gap-3">
      {items.map(({ head, text }) => (
        <li key={`${head} ${text}`}>
          {text.length > LONG ? (
            <details>
              <summary className="cursor-pointer py-2.5 font-semibold">{head}</summary>
              <Text text={text} />
            </details>
          ) : (
            <>
              <p className="font-semibold">{head}</p>
              <Text text={text} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Text({ text }: { text: string }) {
  return <p className="text-ink-soft [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>;
}

function Facts({ facts }: { facts: (readonly [label: string, value: string | null])[] }) {
  return (
    <dl className="grid gap-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap gap-x-6">
          <dt className="w-48 text-ink-soft">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{value ?? 'not entered'}</dd>
        </div>
      ))}
    </dl>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={idOf(title)} className="mt-8 border-t border-rule pt-5">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}
