import type { Calculator } from '#app/tools/calculators/calculator.ts';
import { shownLinks } from '#app/tools/calculators/shown-links.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';

type Props = { calculator: Calculator; book: string };

export function Explained({ calculator, book }: Props) {
  const seeAlso = shownLinks(calculator.explains.seeAlso ?? []);
  return (
    <section
      className="mt-16 grid gap-10 border-t border-rule pt-working md:grid-cols-2"
      aria-label="About this calculator"
    >
      <div>
        <h2 className="text-xl">How it is worked out</h2>
        <ol className="mt-4 grid list-decimal gap-3 pl-5 text-ink-soft">
          {calculator.explains.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h2 className="text-xl">What it leaves out</h2>
        <ul className="mt-4 grid list-disc gap-3 pl-5 text-ink-soft">
          {calculator.explains.leavesOut.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {seeAlso.length > 0 && (
          <ul className="mt-5 grid gap-1">
            {seeAlso.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="more">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={book}>Book a Consultation</ButtonLink>
          <ButtonLink to="/rates" look="quiet">
            The tables and their sources
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
