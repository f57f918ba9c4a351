import type { Toast, ToastAction } from '#app/platform/http/toast.server.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';

/** In front of the header, which it covers: the Tab key reaches its button first. */
export function ToastRegion() {
  return (
    <toast-region
      class="toast-region"
      aria-live="polite"
      // A toast can come before React hydrates: React ignores an element with markup of its own.
      // oxlint-disable-next-line react/no-danger -- the markup is empty
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}

export function PageMessage({ toast }: { toast: Toast | null }) {
  if (!toast) return null;
  return (
    <div data-at={toast.at} className={`wrap ${leaves(toast) ? 'message message-leaves' : 'message'}`}>
      <output className="block grow">
        <Notice tone={toast.tone} title={toast.title}>
          {(toast.description || toast.link) && (
            <>
              {toast.description}{' '}
              {toast.link && (
                <Link to={toast.link.path} reloadDocument={isPublic(toast.link.path)} className="more">
                  {toast.link.label}
                </Link>
              )}
            </>
          )}
        </Notice>
      </output>
      {toast.action && <ActionForm action={toast.action} />}
    </div>
  );
}

/** The server draws such a page: only it has what the firm wrote over the files of `content/`. */
function isPublic(path: string): boolean {
  return !path.startsWith('/admin');
}

/** An error stays, and so does a message with a button or a link. */
function leaves({ tone, action, link }: Toast): boolean {
  return tone !== 'loss' && !action && !link;
}

function ActionForm({ action: { label, path, fields } }: { action: ToastAction }) {
  return (
    <form method="post" action={path}>
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="quiet" small>
        {label}
      </Button>
    </form>
  );
}
