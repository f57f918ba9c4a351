/** `<listing-logo>`: a picture that can't be loaded gives way to the words behind it. */
export function connectListingLogo(host: HTMLElement): void {
  const picture = host.querySelector('img');
  const words = host.querySelector('span');
  if (!picture || !words) return;
  const giveWay = () => {
    picture.hidden = true;
    words.hidden = false;
  };
  picture.addEventListener('error', giveWay);
  if (picture.complete && picture.naturalWidth === 0) giveWay();
}
