import type { ReactNode } from 'react';
import { LiveText } from '#app/platform/ui/live-text.tsx';
import { CLAIM_CARDS } from './cards.ts';
import type { Texts } from './texts.ts';

/** All places are in the page, so that a script can fill them. */
export function CheckWorking({ texts }: { texts: Texts }) {
  return (
    <div data-shown="foundSum" hidden={!texts.foundSum} className="mt-6">
      <details className="fold-row">
        <summary>
          <h3>The working, claim by claim</h3>
        </summary>
        <table className="ledger check-working">
          <caption className="sr-only">The working, claim by claim</caption>
          <Row amount="taxBefore" texts={texts} notes={['knownTyped']}>
            <LiveText name="taxBeforeLabel" texts={texts} />
          </Row>
          {CLAIM_CARDS.map(({ name, paper, law }) => (
            <Row key={name} amount={`${name}Less`} texts={texts} notes={[`${name}Typed`, `${name}Lines`]}>
              {paper.for}, {law}
            </Row>
          ))}
          <Row amount="taxAfter" texts={texts}>
            Tax with them
          </Row>
          <Row amount="foundSum" texts={texts} isTotal>
            Found so far
          </Row>
        </table>
        <p className="hint mt-2">
          Sections of the Income Tax Act. Each claim counts after those above it, so that they add up.
        </p>
      </details>
    </div>
  );
}

type RowProps = {
  /** The name of its amount; without one the row is hidden. */
  amount: string;
  texts: Texts;
  notes?: readonly string[];
  isTotal?: boolean;
  children: ReactNode;
};

function Row({ amount, texts, notes, isTotal = false, children }: RowProps) {
  return (
    <tbody data-shown={amount} hidden={!texts[amount]}>
      <tr className={isTotal ? 'total' : undefined}>
        <th scope="row">{children}</th>
        <td>
          <span translate="no" data-text={amount}>
            {texts[amount] ?? ''}
          </span>
        </td>
      </tr>
      {notes && (
        <tr className="because">
          <td colSpan={2}>
            {notes.map((name) => (
              <LiveText key={name} name={name} texts={texts} className="block whitespace-pre-line" />
            ))}
          </td>
        </tr>
      )}
    </tbody>
  );
}
