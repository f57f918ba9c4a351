import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';

export type TaskIntent =
  'task-add' | 'task-save' | 'task-done' | 'task-open' | 'task-remove' | 'task-restore';

export type TaskAnswer = FormAnswer<TaskIntent>;
