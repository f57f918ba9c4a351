import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { firm } from '#app/platform/content/firm.ts';
import { contact } from '#content/pages/contact.ts';
import { readReceipt } from '#app/enquiries/public/receipt.server.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { openingHours } from '#app/firm/core/opening-hours.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';

const { sent } = contact;

export const headers = secretPage;
export const meta: MetaFunction = () => privateMeta(sent.title);

export function loader({ request }: LoaderFunctionArgs) {
  const receipt = readReceipt(new URL(request.url).searchParams);
  if (!receipt) throw redirect('/contact');
  return receipt;
}

export default function EnquirySent() {
  const { reference, answerDay } = useLoaderData<typeof loader>();
  const isSignedIn = Boolean(useRouteLoaderData<typeof rootLoader>('root')?.member);
  const day = longDayText(answerDay);
  return (
    <div className="wrap grid gap-x-16 gap-y-12 pt-working pb-open lg:grid-cols-[1fr_20rem]">
      <div>
        <p className="eyebrow">{sent.eyebrow}</p>
        <h1>{sent.title}</h1>
        <p className="lede mt-5">{sent.lede}</p>
        <Sheet margin lifted className="mt-10">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule pb-4">
            <span className="text-ink-soft">{sent.reference}</span>
            <b className="text-xl font-semibold tracking-wider tabular-nums" translate="no">
              {reference}
            </b>
          </p>
          <h2 className="mt-6 font-serif-text text-lg">{sent.next}</h2>
          <ol className="mt-4 grid list-decimal gap-3 pl-5 marker:text-bloom">
            {sent.steps.map((step) => (
              <li key={step} className="pl-2">
                {step.replace('{day}', day)}
              </li>
            ))}
          </ol>
          {isSignedIn && (
            <Link to="/account/enquiries" className="more mt-4">
              {sent.account} <Icon name="arrow" />
            </Link>
          )}
        </Sheet>
      </div>
      <Beside />
    </div>
  );
}

function Beside() {
  return (
    <div className="grid content-start gap-10 lg:pt-4">
      <section aria-labelledby="urgent">
        <h2 id="urgent" className="font-serif-text text-lg">
          {sent.urgent.title}
        </h2>
        <p className="mt-2 text-ink-soft">{sent.urgent.text}</p>
        <a href={`tel:${firm.phone.replaceAll(' ', '')}`} className="more">
          <Icon name="phone" /> {firm.phone}
        </a>
        {openingHours().map((hours) => (
          <p key={hours} className="hint">
            {hours}
          </p>
        ))}
      </section>
      <nav aria-labelledby="meanwhile">
        <h2 id="meanwhile" className="font-serif-text text-lg">
          {sent.meanwhile}
        </h2>
        <ul className="mt-2">
          {sent.links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="more">
                {label} <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
