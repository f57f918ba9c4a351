import { useLocation } from '@remix-run/react';
import { chatLink } from '#app/firm/core/chat.ts';
import { closedDays } from '#app/firm/core/closures.ts';
import { changedHours } from '#app/firm/core/opening-hours.ts';
import { Icon } from '#app/platform/ui/icon.tsx';

/** Hidden on pages where a client writes to us anyway. */
const ROOM = /^\/(account|work|request|proposal|receipt|start)(\/|$)/;

/** Their rail begins 300 px below the first screen, so they need no scroll listener. */
export function Floating() {
  const path = useLocation().pathname;
  if (ROOM.test(path)) return null;
  const chat = chatLink(path);
  return (
    <aside className="floating-rail" aria-label={chat ? 'Chat and back to top' : 'Back to top'}>
      <div className="floating wrap">
        {chat && (
          <a className="chat-button" href={chat} target="_blank" rel="noopener">
            <Icon name="chat" size={26} />
            <support-state
              class="chat-tip"
              data-closed={closedDays()}
              data-hours={changedHours()}
              suppressHydrationWarning
            >
              <b data-support="title" suppressHydrationWarning>
                Send us a message
              </b>
              <span data-support="text" suppressHydrationWarning>
                We'll reply when available
              </span>
              <span className="sr-only"> (opens a chat in a new tab)</span>
            </support-state>
          </a>
        )}
        <a className="top-button" href="#top">
          <Icon name="up" size={24} />
          <span className="sr-only">Back to top</span>
        </a>
      </div>
    </aside>
  );
}
