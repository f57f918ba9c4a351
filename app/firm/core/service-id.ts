/** The name of its file: `tax-company` for `/tax/company`. */
export function serviceIdOf(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}
