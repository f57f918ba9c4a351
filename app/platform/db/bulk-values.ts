/** Of an act on many records: `asked` until somebody says yes to what it does. */
export const RUN_STATES = ['asked', 'running', 'done', 'undoing', 'undone'] as const;

/** `left`: nothing was done to it. `kept`: what was done to it could not be taken back. */
export const RUN_RECORD_STATES = ['waiting', 'done', 'left', 'undone', 'kept'] as const;
