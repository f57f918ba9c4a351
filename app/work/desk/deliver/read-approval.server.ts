import { oneLine } from '#app/platform/core/text.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import type { NewApproval } from '#app/work/core/engagements/approvals.server.ts';
import { readFigure } from '../figure.server.ts';
import { LONGEST_WHAT } from '../page.ts';

type Errors = { errors: Record<string, string> };

export type Wanted = Omit<NewApproval, 'why' | 'documentIds'>;

/** `name`: of its first file, used where none was typed. */
export function readApproval(form: FormData, name: string): Wanted | Errors {
  const what = oneLine(textIn(form, 'what')) || name;
  if (what.length < 2 || what.length > LONGEST_WHAT)
    return { errors: { what: 'Say what they approve, in at most 300 characters.' } };
  const figure = readFigure(form);
  return 'errors' in figure ? figure : { what, ...figure };
}
