import { explainLine } from '#app/tax/explain.ts';
import { formatAmount, formatRand, type Cents } from '#app/tax/money.ts';
import type { RefundCheck } from '#app/tax/refund-check.ts';
import { CLAIM_CARDS, KNOWN_FIELDS, shownValue, type CardField, type ClaimName } from './cards.ts';
import type { Typed } from './read-fields.ts';

type Read = { typed: Typed; amounts: Readonly<Record<string, number>>; label: string };

/** Each claim with what was typed, its lines and its effect on the tax; empty while there is nothing to add up. */
export function workingTexts(
  { taxBefore, found, claims }: RefundCheck<ClaimName>,
  { typed, amounts, label }: Read,
): Record<string, string> {
  const cards = CLAIM_CARDS.flatMap((card) => {
    const claim = claims.find(({ kind }) => kind === card.name);
    return claim?.working ? [{ ...card, ...claim }] : [];
  });
  if (cards.length === 0) return {};
  const rows = cards.flatMap(({ name, fields, lines, found: brings, working }) => [
    [`${name}Typed`, typedText(fields, { typed, amounts })],
    [
      `${name}Lines`,
      working
        .filter(({ key }) => lines.includes(key))
        .map((line) => explainLine(line))
        .map((line) => `${line.label}: ${line.formula ?? line.figure}`)
        .join('\n'),
    ],
    [`${name}Less`, lessText(brings)],
  ]);
  return {
    ...Object.fromEntries(rows),
    knownTyped: typedText(KNOWN_FIELDS, { typed, amounts }),
    taxBeforeLabel: `Tax for ${label} without these claims`,
    taxBefore: formatAmount(taxBefore),
    taxAfter: formatAmount(taxBefore - found),
    foundSum: formatRand(found),
  };
}

function lessText(cents: Cents): string {
  return cents > 0 ? `− ${formatAmount(cents)}` : formatAmount(0);
}

/** `You typed: rent R 144 000; the room 16 m²`, without empty fields. */
function typedText(fields: readonly CardField[], { typed, amounts }: Omit<Read, 'label'>): string {
  const filled = fields.filter(({ name, kind }) =>
    kind === 'members' ? (amounts[name] ?? 0) > 0 : typed[name],
  );
  return `You typed: ${filled
    .map((field) => `${field.label.replace(/, m²$/, '')}: ${shownValue(field, amounts[field.name] ?? 0)}`)
    .join('; ')}.`;
}
