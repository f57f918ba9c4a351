import { buttonClass } from '#app/platform/ui/button.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';

type Props = { title: string; address: string };

/** Without JavaScript, Copy Link is a link to the article itself. */
export function ShareRow({ title, address }: Props) {
  return (
    <section aria-label="Share this article" className="mt-10 border-t border-rule pt-6 print:hidden">
      <p className="text-sm font-semibold">Share this article</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {sharers(title, address).map(({ name, href }) => (
          <li key={name}>
            <a href={href} className={LOOK} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
        <li>
          <copy-link>
            <a href={address} className={LOOK}>
              <Icon name="link" /> <span>Copy Link</span>
            </a>
            <output className="sr-only" />
          </copy-link>
        </li>
      </ul>
    </section>
  );
}

const LOOK = buttonClass({ look: 'quiet', small: true });

function sharers(title: string, address: string) {
  const url = encodeURIComponent(address);
  return [
    {
      name: 'Twitter',
      href: `https://twitter.com/intent/tweet?url=${url}&text=${encodeURIComponent(title)}`,
    },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ];
}
