import { retention } from '#content/retention.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import type { KeptLink } from './kept-page.server.ts';

export const KEPT_TOP = 'kept-link';

type Top = { link: Pick<KeptLink, 'address'>; title: string };

export function KeptTop({ link: { address }, title }: Top) {
  return (
    <copy-print id={KEPT_TOP} class="no-print mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <span className="hint basis-full wrap-anywhere">
        The only way back is this private link: <a href={address}>{address}</a>
      </span>
      <Button look="quiet" small hidden data-copy={address}>
        Copy the link
      </Button>
      <a href={mailOf(title, address)} className="inline-flex min-h-11 items-center">
        Mail it to yourself
      </a>
    </copy-print>
  );
}

function mailOf(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}

export function KeptBar({ link: { path, address, until } }: { link: KeptLink }) {
  return (
    <section aria-labelledby="kept" className="no-print border-t border-rule pt-6">
      <h2 id="kept" className="text-base">
        Kept at this link
      </h2>
      <p className="mt-2">Whoever has this link can open and change it.</p>
      <p className="hint mt-1">
        We keep it encrypted and cannot find the link for you: save it as a bookmark, or send it to yourself.
        It is deleted {retention.keptDays} days after it was last opened, so not before {until}.
      </p>
      <label htmlFor="kept-address" className="label mt-4">
        Link
      </label>
      <input id="kept-address" className="input" readOnly value={address} />
      <div className="mt-4">
        <details className="fold-row">
          <summary>Delete it</summary>
          <form method="post" action={path} className="mt-3">
            <p>It goes for everybody who has the link. You can bring it back here for a day.</p>
            <Button type="submit" name="intent" value="delete" look="quiet" small className="btn-loss mt-3">
              Delete what is kept here
            </Button>
          </form>
        </details>
      </div>
    </section>
  );
}

export function KeptDeleted({ link: { path, until } }: { link: KeptLink }) {
  return (
    <Notice title="What was kept here is deleted">
      <p>It can be brought back until {until}. Then it is gone for good.</p>
      <form method="post" action={path} className="mt-3">
        <Button type="submit" name="intent" value="restore" small>
          Bring it back
        </Button>
      </form>
    </Notice>
  );
}
