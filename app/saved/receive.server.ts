import type { Assessment, Calculator } from '#app/calculators/calculator.ts';
import type { CalculatorType } from '#app/calculators/calculators.ts';
import type { Exact, Values } from '#app/calculators/field.ts';
import { reasonOf } from '#app/http/failure.ts';
import { hitLimit, keyedHash, networkOf, type Limit } from '#app/http/rate-limit.server.ts';
import { HOUR, MINUTE, SECOND } from '#app/time.ts';
import { inputsOf } from './inputs.ts';
import { saveCalculation } from './saved.server.ts';

/** Far above what one person saves; a network may be a whole office or a mobile operator's gateway. */
const PER_NETWORK: Limit = { hits: 60, window: HOUR };

const AWAY = 'It could not be saved at the moment. Nothing of it is lost: please try again shortly.';

/** Why a calculation was not kept: a status and a sentence for the visitor, a reason for the log. */
export type Unkept = {
  kind: 'unkept';
  status: 429 | 503;
  sentence: string;
  retryAfterSeconds?: number;
  reason?: string;
};

type Form = { values: Values; exact: Exact };
/** `findOwner` looks up who is signed in. It may throw: what it needs is what saving needs too. */
type Sender = { clientAddress: string; findOwner: () => Promise<{ id: string } | null> };

export type Kept = { kind: 'kept'; token: string; isOwned: boolean };

/**
 * Keeps a form that could be calculated, as `assessment`, for the member who is signed in or else for nobody. Never throws:
 * what failed is in the receipt.
 */
export async function receiveCalculation(
  calculator: Calculator<CalculatorType>,
  form: Form,
  assessment: Assessment,
  sender: Sender,
  now = new Date(),
): Promise<Kept | Unkept> {
  const title = `${calculator.heading.replace(' Calculator', '')}, ${assessment.table.label}`;
  const inputs = inputsOf(calculator, form, assessment);
  try {
    const network = keyedHash(networkOf(sender.clientAddress));
    const { retryAfterSeconds } = await hitLimit(`saved:network:${network}`, PER_NETWORK, now);
    if (retryAfterSeconds > 0) {
      return { kind: 'unkept', status: 429, sentence: waitSentence(retryAfterSeconds), retryAfterSeconds };
    }
    const ownerId = (await sender.findOwner())?.id ?? null;
    const token = await saveCalculation({ title, kind: calculator.type, inputs, ownerId }, now);
    return { kind: 'kept', token, isOwned: ownerId !== null };
  } catch (error) {
    return { kind: 'unkept', status: 503, sentence: AWAY, reason: reasonOf(error) };
  }
}

function waitSentence(seconds: number): string {
  const minutes = Math.ceil((seconds * SECOND) / MINUTE);
  return `Many calculations were saved in a short time. Please save this one again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
