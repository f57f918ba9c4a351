import { dayText, isIsoDate } from '#app/platform/core/time.ts';
import type { SharedForm, WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';

export type TaskIntent =
  'task-add' | 'task-save' | 'task-done' | 'task-open' | 'task-remove' | 'task-restore';

export type TaskAnswer = FormAnswer<TaskIntent, WithMeanwhile>;

type Values = { title: string; day: string; assigneeId: string | null };

/** `colleagues`: to name who does it. */
export function taskForm(colleagues: readonly { id: string; name: string }[] = []): SharedForm<Values> {
  return {
    words: { title: 'What is to do', day: 'Day', assignee: 'Who does it' },
    stored: ({ title, day, assigneeId }) => ({ title, day, assignee: assigneeId ?? '' }),
    text(name, value) {
      if (name === 'day' && isIsoDate(value)) return dayText(value);
      if (name !== 'assignee') return value;
      return colleagues.find(({ id }) => id === value)?.name ?? (value && 'a former colleague');
    },
  };
}
