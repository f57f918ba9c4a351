import type { Toast } from '#app/platform/http/toast.server.ts';

/** A form that is drawn again with what was typed; `More`: what else it needs then. */
export type FormAnswer<Intent extends string = string, More extends object = object> = Partial<More> & {
  intent: Intent;
  row: string;
  error?: string;
  errors: Partial<Record<string, string>>;
  typed: Record<string, string>;
  isStale: boolean;
  /** Only for a script that posted `live`: what was done. */
  toast?: Toast;
};

export function answerTo<Answer extends Pick<FormAnswer, 'intent' | 'row'>>(
  answer: Answer | undefined,
  intent: Answer['intent'],
  row = '',
): Answer | undefined {
  return answer?.intent === intent && answer.row === row ? answer : undefined;
}

/** Without the choice of the button: `assign` of `assign:ID`. */
export function intentOf(posted: unknown): string {
  return typeof posted === 'string' ? posted.replace(/:.*/s, '') : '';
}
