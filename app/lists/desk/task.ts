import type { RequestContext } from '#app/platform/http/context.ts';
import type { Mutation } from './change.server.ts';
import type { Intent, Outcome } from './outcome.ts';
import { textsOf } from './texts.ts';

export type Task = { mutation: Mutation; form: FormData; context: RequestContext; path: string };

const NOT_FOUND = 'It is no longer in the list. Perhaps somebody else deleted it: look in the trash.';

export function refused(
  task: Pick<Task, 'mutation'>,
  intent: Intent,
  status: 400 | 404 | 503,
  description: string,
) {
  const texts = textsOf(task.mutation.list);
  const titles: Partial<Record<Intent, string>> = {
    add: texts.addFailed,
    delete: texts.deleteFailed,
    logo: texts.logoFailed,
  };
  const toast = { title: titles[intent] ?? texts.updateFailed, description, tone: 'loss' } as const;
  return { kind: 'refused', intent, status, toast } as const;
}

export function done(id: string, title: string, description?: string) {
  return { kind: 'done', id, toast: { title, description, tone: 'gain' } } as const;
}

export function notFound(task: Task, intent: Intent, id: string | undefined): Outcome {
  return { ...refused(task, intent, 404, NOT_FOUND), id };
}
