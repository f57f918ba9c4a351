import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { calculatorGroups } from '#app/tools/calculators/calculator-links.ts';
import { calculators } from '#app/tools/calculators/calculators.ts';
import { TIMELINE_PATH } from '#app/firm/deadlines/estate-days.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { Icon } from '#app/platform/ui/icon.tsx';

const TITLE = 'Tax Calculators and Tools';

const WITHOUT_AMOUNTS = {
  label: 'Days and rates',
  items: [
    {
      to: '/deadlines',
      heading: 'Tax Deadlines',
      about: 'Your own list of days, on paper or in a calendar.',
    },
    {
      to: TIMELINE_PATH,
      heading: 'Deceased Estate Timeline',
      about: 'Each step after a death, who does it, and by when.',
    },
    {
      to: '/rates',
      heading: 'Rates and Sources',
      about: 'Every table since 2001, with where it is published.',
    },
  ],
};

export const headers = publicPage;

/** Only this page says what each is for. */
export function loader() {
  const estimates = new Map(calculators.map(({ type, estimates }) => [type, estimates]));
  return calculatorGroups.map(({ label, items }) => ({
    label,
    items: items.map(({ type, to, heading }) => ({
      to,
      heading,
      about: `Estimates ${estimates.get(type)}.`,
    })),
  }));
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: TITLE,
    description:
      'Every tax calculator and tool of the firm: each with the working and the source of every line, free and without an account.',
  });

export default function Tools() {
  const groups = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-8 pb-20 md:pt-12">
      <p className="eyebrow">Tax calculators</p>
      <h1 className="text-2xl">{TITLE}</h1>
      <p className="lede mt-3">
        Each shows the working and the source of every line, prints on a page, and needs no account. What no
        published source confirms is not worked out, and the page says so.
      </p>
      {[...groups, WITHOUT_AMOUNTS].map(({ label, items }) => (
        <section
          key={label}
          className="mt-12 grid gap-x-10 gap-y-2 border-t border-rule-strong pt-6 md:grid-cols-[1fr_3fr]"
          aria-labelledby={idOf(label)}
        >
          <h2 id={idOf(label)} className="text-lg">
            {label}
          </h2>
          <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
            {items.map(({ to, heading, about }) => (
              <li key={to}>
                <h3 className="text-base">
                  <a href={to} className="more">
                    {heading} <Icon name="arrow" />
                  </a>
                </h3>
                <p className="text-ink-soft">{about}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function idOf(label: string): string {
  return label.toLowerCase().replaceAll(' ', '-');
}
