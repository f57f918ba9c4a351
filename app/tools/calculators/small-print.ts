import type { Calculated } from './calculate.ts';

/** Below the figures. With several tables, each line names its table. */
export function smallPrint({
  assessment,
  figures,
}: Pick<Calculated, 'assessment' | 'figures'>): readonly string[] {
  const explained = figures.length > 1 && figures.find(({ isExplained }) => isExplained);
  const notes = assessment.notes.map((note) => (explained ? `${explained.label}: ${note}` : note));
  // The remark about the firm's estimate is beside its figure.
  const others = figures.flatMap(({ key, sentence }) => (sentence && key !== 'firm' ? [sentence] : []));
  return [...notes, ...others];
}
