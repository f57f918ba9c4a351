import { Icon } from './icon.tsx';

type Props = { title: string; headings: readonly { id: string; text: string }[] };

export function ContentsList({ title, headings }: Props) {
  return (
    <>
      <nav aria-label="Contents" className="order-first lg:hidden print:hidden">
        <details className="group border-y border-rule">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold">
            {title}
            <Icon name="chevron" className="group-open:rotate-180" />
          </summary>
          <Links headings={headings} />
        </details>
      </nav>
      <nav aria-labelledby="contents" className="max-lg:hidden print:hidden">
        <div className="sticky top-24 max-h-[calc(100vh-8rem)] overflow-y-auto">
          <h2 id="contents" className="font-sans text-sm font-semibold">
            {title}
          </h2>
          <div className="mt-2">
            <Links headings={headings} />
          </div>
        </div>
      </nav>
    </>
  );
}

function Links({ headings }: Pick<Props, 'headings'>) {
  return (
    <ul className="border-t border-rule">
      {headings.map(({ id, text }) => (
        <li key={id} className="border-b border-rule last:border-b-0">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 leading-working no-underline hover:underline lg:min-h-9"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
