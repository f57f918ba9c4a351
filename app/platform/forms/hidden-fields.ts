export const ATTACHED = 'calculation';

/** In characters: three times the largest calculator's form. */
export const LONGEST_ATTACHED = 6000;

/** The message as another page began it. */
export const STARTED = 'started';

/** Hidden from people and not autofilled, so only a robot fills it. */
export const TRAP = 'reference';

export const CONTACT_DRAFT = 'contact';
export const ANSWER_DRAFT = 'enquiry';
export const WORK_DRAFT = 'work';
export const TOOL_DRAFT = 'tool';
