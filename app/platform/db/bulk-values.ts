export const RUN_STATES = ['asked', 'running', 'done', 'undoing', 'undone'] as const;

/** `left`: not touched. `kept`: the change could not be undone. */
export const RUN_RECORD_STATES = ['waiting', 'done', 'left', 'undone', 'kept'] as const;
