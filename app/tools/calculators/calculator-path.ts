export type Addressed = { type: string; path?: string };

export function calculatorPath({ type, path }: Addressed): string {
  return path ?? `/calculator?type=${type}`;
}

/** The first calculator is the page without a type, the address that search engines keep. */
export function canonicalCalculatorPath(calculator: Addressed): string {
  return calculator.type === 'individual' ? '/calculator' : calculatorPath(calculator);
}
