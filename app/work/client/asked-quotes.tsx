import { starting } from '#content/pages/starting.ts';
import { dayText } from '#app/platform/core/time.ts';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';
import { HomePart } from './home-part.tsx';
import type { Home } from './home.server.ts';

type Props = { home: Pick<Home, 'quotes' | 'droppedQuotes'>; withTaxpayer: boolean };

export function AskedQuotes({ home: { quotes, droppedQuotes }, withTaxpayer }: Props) {
  const { title, by, notYet, takeBack, dropped, wasDropped, askAgain } = starting.quote;
  if (quotes.length + droppedQuotes.length === 0) return null;
  return (
    <HomePart
      id="quotes"
      title={quotes.length > 0 ? title : dropped}
      more={{ to: '/contact', label: 'Write to us' }}
    >
      <ul className="room-lines">
        {quotes.map((quote) => (
          <Line
            key={quote.step}
            {...{ quote, withTaxpayer, intent: 'unquote', button: takeBack }}
            hint={by(dayText(quote.day))}
          />
        ))}
        {droppedQuotes.map((quote) => (
          <Line
            key={quote.step}
            {...{ quote, withTaxpayer, intent: 'requote', button: askAgain }}
            hint={wasDropped}
          />
        ))}
      </ul>
      {quotes.length > 0 && <p className="hint mt-3">{notYet}</p>}
    </HomePart>
  );
}

type LineProps = {
  quote: Home['quotes'][number];
  hint: string;
  intent: 'unquote' | 'requote';
  button: string;
  withTaxpayer: boolean;
};

function Line({ quote, hint, intent, button, withTaxpayer }: LineProps) {
  const { id, step, what, taxpayer, isOwn } = quote;
  return (
    <li>
      <span>
        <span className="font-semibold">{what}</span>
        <span className="hint block">{[...(withTaxpayer ? [taxpayer] : []), hint].join(' · ')}</span>
      </span>
      {isOwn && (
        <ButtonForm action={`/account/taxpayers/${id}`} intent={intent} fields={{ step }} about={`: ${what}`}>
          {button}
        </ButtonForm>
      )}
    </li>
  );
}
