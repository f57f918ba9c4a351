import type { ReactNode } from 'react';
import type { OwnSection } from './define-stored-data.ts';

export function OwnData({ sections }: { sections: readonly OwnSection[] }) {
  return sections.map((section) => (
    <Section key={section.title} title={section.title}>
      {'facts' in section ? <Facts facts={section.facts} /> : <Items items={section.items} />}
    </Section>
  ));
}

function Items({ items }: { items: { head: string; text: string }[] }) {
  if (items.length === 0) return <p className="text-ink-soft">None.</p>;
  return (
    <ul className="grid gap-3">
      {items.map(({ head, text }) => (
        <li key={`${head} ${text}`}>
          <p className="font-semibold">{head}</p>
          <p className="text-ink-soft [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ul>
  );
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
    <section className="mt-8 border-t border-rule pt-5">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}
