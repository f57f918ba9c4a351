import type { Calculated } from '#app/tools/calculators/calculate.ts';
import type { Calculator } from '#app/tools/calculators/calculator.ts';
import { calculatorName } from '#app/tools/calculators/calculator-links.ts';
import type { CalculatorType } from '#app/tools/calculators/calculators.ts';
import type { Exact, Values } from '#app/tools/calculators/field.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { hitNetworkLimit, type Limit } from '#app/platform/http/rate-limit.server.ts';
import { HOUR, waitText } from '#app/platform/core/time.ts';
import { inputsOf } from './inputs.ts';
import { saveCalculation } from './saved.server.ts';

/** A network may be a whole office or a mobile operator's gateway. */
const PER_NETWORK: Limit = { hits: 60, window: HOUR };

const UNAVAILABLE = 'It could not be saved at the moment. Nothing of it is lost: please try again shortly.';

/** `sentence` is for the visitor, `reason` for the log. */
export type NotSaved = {
  kind: 'not-saved';
  status: 429 | 503;
  sentence: string;
  retryAfterSeconds?: number;
  reason?: string;
};

type Form = { values: Values; exact: Exact };
type Sender = { clientAddress: string; findOwner: () => Promise<{ id: string } | null> };

type Saved = { kind: 'saved'; token: string; isOwned: boolean };

/** Never throws. */
export async function saveForm(
  calculator: Calculator<CalculatorType>,
  form: Form,
  result: Pick<Calculated, 'assessment' | 'figures'>,
  sender: Sender,
  now = new Date(),
): Promise<Saved | NotSaved> {
  const { savedAs, table } = result.assessment;
  const about = savedAs ? `${savedAs} ${table.label}` : table.label;
  const title = `${calculatorName(calculator)}, ${about}`;
  const inputs = inputsOf(calculator, form, result);
  try {
    const { retryAfterSeconds } = await hitNetworkLimit(
      'saved:network',
      sender.clientAddress,
      PER_NETWORK,
      now,
    );
    if (retryAfterSeconds > 0) {
      return { kind: 'not-saved', status: 429, sentence: waitSentence(retryAfterSeconds), retryAfterSeconds };
    }
    const ownerId = (await sender.findOwner())?.id ?? null;
    const token = await saveCalculation({ title, kind: calculator.type, inputs, ownerId }, now);
    return { kind: 'saved', token, isOwned: ownerId !== null };
  } catch (error) {
    return { kind: 'not-saved', status: 503, sentence: UNAVAILABLE, reason: reasonOf(error) };
  }
}

function waitSentence(seconds: number): string {
  return `Many calculations were saved in a short time. Please save this one again in ${waitText(seconds)}.`;
}
