import { figures as datedFigures } from '#content/figures.ts';
import { worked } from './worked-figures.ts';
import { brackets, day, rand, rate } from './figure-words.ts';

const FILL_IN = /\{\{([^{}]*)\}\}/g;

/**
 * Puts the figures an article names, `{{retirement.cap 2027}}`, into its text. The first argument is the year of
 * assessment or a day on which the figure holds; worked figures take an amount in whole rand after it. Throws for
 * a name, a period or an amount that is not known: an article with a wrong figure must not be built.
 */
export function fillFigures(text: string): string {
  const filled = text.replaceAll(FILL_IN, (_, call: string) => figure(call.trim().split(/\s+/)));
  if (/\{\{|\}\}/.test(filled)) throw new Error('a figure is named with unbalanced braces');
  return filled;
}

function figure([name = '', ...args]: string[]): string {
  const make = Object.hasOwn(worked, name) && worked[name];
  if (make) return make(...args);
  const [period = '', ...rest] = args;
  const dated = Object.hasOwn(datedFigures, name) && datedFigures[name]?.[period];
  if (!dated || rest.length > 0) throw new Error(`no such figure: {{${[name, ...args].join(' ')}}}`);
  if ('rand' in dated) return rand(dated.rand);
  if ('rate' in dated) return rate(dated.rate);
  if ('day' in dated) return day(dated.day);
  return brackets(dated.bands);
}
