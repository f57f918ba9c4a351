export function connectListingLogo(host: HTMLElement): void {
  const picture = host.querySelector('img');
  const text = host.querySelector('span');
  if (!picture || !text) return;
  const showText = () => {
    picture.hidden = true;
    text.hidden = false;
  };
  picture.addEventListener('error', showText);
  if (picture.complete && picture.naturalWidth === 0) showText();
}
