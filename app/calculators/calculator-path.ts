export function calculatorPath(type: string): string {
  return type === 'individual' ? '/calculator' : `/calculator?type=${type}`;
}
