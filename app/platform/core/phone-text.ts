/** `+27 82 555 0101`, of `+27 825550101` or `+27825550101`. Other countries group their numbers differently. */
export function phoneText(phone: string): string {
  return phone.replace(/^\+27 ?(\d{2})(\d{3})(\d{4})$/, '+27 $1 $2 $3');
}
