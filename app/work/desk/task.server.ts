import { data } from '@remix-run/node';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { changesSince } from './changes.server.ts';
import type { Part, Refusal } from './page.ts';

/** A form that was posted to the page of an engagement. */
export type Task = { id: string; form: FormData; me: FirmActor; request: Request };

export const NO_ENGAGEMENT = 'There is no such engagement, or it is not yours.';

export function refuse({ form }: Pick<Task, 'form'>, part: Part, error: string, more: Partial<Refusal> = {}) {
  const status = more.entries ? 409 : 400;
  return data<Refusal>({ part, error, typed: typedIn(form), ...more }, { status });
}

/** What was typed stays in its form, beside what somebody else did. */
export async function conflict(task: Task, part: Part, item?: string) {
  const entries = await changesSince(task.id, textIn(task.form, 'seen'));
  const error =
    'Somebody changed it meanwhile. What you typed still stands here: press again if it still holds.';
  return refuse(task, part, error, { entries, item });
}

export function back({ id }: Pick<Task, 'id'>, toast: Toast, place = ''): Promise<Response> {
  return redirectWithToast(`/admin/work/${id}${place}`, toast);
}

export function undo({ id }: Pick<Task, 'id'>, fields: [string, string][]): Toast['action'] {
  return { label: 'Undo', path: `/admin/work/${id}`, fields };
}

export function tooLong(most: number): string {
  return `At most ${most.toLocaleString('en').replaceAll(',', ' ')} characters. Please shorten it.`;
}

function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
