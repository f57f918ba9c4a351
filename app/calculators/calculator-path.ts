/** The canonical address of a calculator; `/calculator` by itself shows the individual one. */
export function calculatorPath(type: string): string {
  return type === 'individual' ? '/calculator' : `/calculator?type=${type}`;
}
