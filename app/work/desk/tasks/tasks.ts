import type { SharedForm, WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { dayOf, nameIn, type Named } from '#app/work/desk/form-texts.ts';

export type TaskIntent =
  'task-add' | 'task-save' | 'task-done' | 'task-open' | 'task-remove' | 'task-restore';

export type TaskAnswer = FormAnswer<TaskIntent, WithMeanwhile>;

export const UNKNOWN = 'Choose a colleague who works for clients.';

type Values = { title: string; day: string; assigneeId: string | null };

/** `colleagues`: to name who does it. */
export function taskForm(colleagues: Named = []): SharedForm<Values> {
  return {
    words: { title: 'What is to do', day: 'Day', assignee: 'Who does it' },
    stored: ({ title, day, assigneeId }) => ({ title, day, assignee: assigneeId ?? '' }),
    text(name, value) {
      if (name === 'day') return dayOf(value);
      return name === 'assignee' ? nameIn(colleagues, value) : value;
    },
  };
}
