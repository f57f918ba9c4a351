/** Of a form whose files are a letter from SARS. `id`: the letter that they are, so that a repeat is the same. */
export const LETTER_FIELD = { id: 'letter', words: 'letterWords' };

export const LONGEST_LETTER_WORDS = 500;
