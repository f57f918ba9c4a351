import type { Calculated } from './calculate.ts';

/** Below the figures. Where several tables stand there, each line names the one that it is about. */
export function smallPrint({
  assessment,
  figures,
}: Pick<Calculated, 'assessment' | 'figures'>): readonly string[] {
  const explained = figures.length > 1 && figures.find(({ isExplained }) => isExplained);
  const notes = assessment.notes.map((note) => (explained ? `${explained.label}: ${note}` : note));
  // That of the firm's estimate stands with its figure.
  const others = figures.flatMap(({ key, sentence }) => (sentence && key !== 'firm' ? [sentence] : []));
  return [...notes, ...others];
}
