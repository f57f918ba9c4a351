/** A page of this site, for its parts. Icons that only it has are copied into this page. */
export function parsePage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const icons = [...page.querySelectorAll('symbol')].filter(({ id }) => !document.getElementById(id));
  const [first] = icons;
  const sheet = first?.ownerSVGElement;
  if (sheet) {
    sheet.replaceChildren(...icons);
    document.body.append(sheet);
  }
  return page;
}
