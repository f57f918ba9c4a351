const ADVICE = 'invite somebody';

export const WRITTEN_TO_NOBODY = `nobody: ${ADVICE}`;
export const NOBODY_IS_MAILED = `Nobody is mailed: ${ADVICE}.`;
export const NOTHING_TO_TELL = 'No mail goes: there is nothing to tell the client.';
export const nobodyMailedAbout = (which: string) => `nobody is mailed about ${which}: ${ADVICE}`;
