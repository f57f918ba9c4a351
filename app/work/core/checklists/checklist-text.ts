import { keyIn, keysOf } from '#app/platform/core/keys.ts';
import { ITEM_MEDIA, TAXPAYER_KINDS } from '#app/platform/db/work-values.ts';
import { KNOWN_FACTS, type Answers, type Item, type Medium, type Question } from './define-checklist.ts';
import { isSourceCode } from './source-codes.ts';
import { idsIn, oneIn, readBlocks, someIn, writeBlock, type Block } from './text-blocks.ts';

const NOT_MINE = ['with-reason', 'never'] as const;
const YES = ['yes'] as const;
const WAYS = ['yes', 'no'] as const;

const QUESTION_WORDS = ['help', 'known'] as const;
const ITEM_WORDS = [
  'why',
  'where',
  'answer',
  'if yes',
  'if no',
  'only of',
  'codes',
  'known',
  'optional',
  'original',
  'not mine',
] as const;

type Read<Thing> = { things: Thing[]; problems: string[] };

/** Each is a line; lines of its own below it begin with a word and a colon. So are papers written. */
export function writeQuestions(questions: readonly Question[]): string {
  return questions
    .map(({ id, text, help, known }) => writeBlock({ id, text, entries: { help, known } }))
    .join('\n');
}

export function writeItems(items: readonly Item[]): string {
  return items.map(writeItem).join('\n\n');
}

function writeItem({ id, what, why, where, answers, ...item }: Item): string {
  const { when = {}, of, codes, known, isOptional, keepsOriginal, notMine } = item;
  const those = (way: 'yes' | 'no') => keysOf(when).filter((question) => when[question] === way);
  return writeBlock({
    id,
    text: what,
    entries: {
      why,
      where,
      answer: answers.join(', '),
      'if yes': those('yes').join(', '),
      'if no': those('no').join(', '),
      'only of': of,
      codes: codes?.join(', '),
      known,
      optional: isOptional && 'yes',
      original: keepsOriginal && 'yes',
      'not mine': notMine,
    },
  });
}

export function readQuestions(text: string): Read<Question> {
  const { blocks, problems } = readBlocks(text, QUESTION_WORDS, [10, 130]);
  const things = blocks.map((block): Question => {
    const { help } = block.entries;
    const known = oneIn(block, 'known', KNOWN_FACTS, problems);
    return { id: block.id, text: block.text, ...(help && { help }), ...(known && { known }) };
  });
  return { things, problems };
}

/** `questions`: those that its papers may depend on. */
export function readItems(text: string, questions: readonly Question[]): Read<Item> {
  const { blocks, problems } = readBlocks(text, ITEM_WORDS, [3, 200]);
  const things = blocks.map((block) => readItem(block, questions, problems));
  const named = new Set(things.flatMap(({ when = {} }) => Object.keys(when)));
  for (const { id } of questions)
    if (!named.has(id))
      problems.push(`No paper depends on the question [${id}]: say “If yes: ${id}” below one.`);
  return { things, problems };
}

function readItem(block: Block, questions: readonly Question[], problems: string[]): Item {
  const { id, text: what, entries } = block;
  const [first = 'file', ...others] = someIn(block, 'answer', ITEM_MEDIA, problems);
  const answers: [Medium, ...Medium[]] = entries.answer ? [first, ...others] : ['file', 'photos', 'sentence'];
  const when = whenOf(block, questions, problems);
  const of = oneIn(block, 'only of', TAXPAYER_KINDS, problems);
  const known = oneIn(block, 'known', ['taxNumber'] as const, problems);
  const notMine = oneIn(block, 'not mine', NOT_MINE, problems);
  const codes = (entries.codes ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  const [code, ...more] = codes.filter(isSourceCode);
  for (const other of codes.filter((one) => !isSourceCode(one)))
    problems.push(`[${id}]: we know no code ${other}.`);
  return {
    id,
    what,
    why: entries.why ?? '',
    where: entries.where ?? '',
    ...(code && { codes: [code, ...more] as const }),
    answers,
    ...(of && { of }),
    ...(when && { when }),
    ...(oneIn(block, 'optional', YES, problems) && { isOptional: true as const }),
    ...(oneIn(block, 'original', YES, problems) && { keepsOriginal: true as const }),
    ...(known && { known }),
    ...(notMine && { notMine }),
  };
}

function whenOf(block: Block, questions: readonly Question[], problems: string[]): Answers | null {
  const when: Record<string, (typeof WAYS)[number]> = {};
  for (const way of WAYS)
    for (const { id, typed } of questionsIn(block, `if ${way}`, questions)) {
      if (id === null) {
        problems.push(
          `[${block.id}]: there is no question [${typed}]. Give its number, its short name or its words.`,
        );
        continue;
      }
      if (keyIn(when, id)) problems.push(`[${block.id}]: [${id}] cannot be both yes and no.`);
      when[id] = way;
    }
  return Object.keys(when).length > 0 ? when : null;
}

/** Each by its short name, its number or its words. `id` null: none is meant, or several. */
function questionsIn(block: Block, word: string, questions: readonly Question[]) {
  const whole = block.entries[word] ?? '';
  // Words may have commas of their own.
  const one = questions.find(({ text }) => plain(text) === plain(whole));
  if (one) return [{ id: one.id, typed: whole }];
  return idsIn(block, word).map((typed) => ({ typed, id: questionMeant(typed, questions)?.id ?? null }));
}

function questionMeant(typed: string, questions: readonly Question[]): Question | undefined {
  const byName = questions.find(({ id }) => id === typed);
  if (byName) return byName;
  if (/^\d{1,3}$/.test(typed)) return questions[Number(typed) - 1];
  const words = ` ${plain(typed)} `;
  const [one, ...others] = questions.filter(({ text }) => ` ${plain(text)} `.includes(words));
  return others.length === 0 && words.trim() ? one : undefined;
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
