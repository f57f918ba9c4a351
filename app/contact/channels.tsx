import { useEffect, useState, type ReactNode } from 'react';
import { firm } from '#content/firm.ts';
import { directionsUrl } from '#app/firm/directions.ts';
import { chatLink } from '#app/firm/chat.ts';
import { supportState, type SupportState } from '#app/firm/hours.ts';
import { openingHours } from '#app/firm/opening-hours.ts';
import { MINUTE } from '#app/time.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';

export function Channels({ support }: { support: SupportState }) {
  const { street, suburb, city, postalCode } = firm.address;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="text-xl">
        Or reach us directly
      </h2>
      <ul className="mt-5 grid gap-x-10 border-t border-rule-strong sm:grid-cols-2 lg:grid-cols-1">
        <Channel icon="phone" title="Phone">
          <a href={`tel:${firm.phone.replaceAll(' ', '')}`} className="more">
            {firm.phone}
          </a>
          {openingHours().map((hours) => (
            <p key={hours} className="hint">
              {hours}
            </p>
          ))}
        </Channel>
        <Channel icon="mail" title="E-mail">
          <a href={`mailto:${firm.email}`} className="more text-[0.95rem] [overflow-wrap:anywhere]">
            {firm.email}
          </a>
        </Channel>
        <Channel icon="chat" title="WhatsApp">
          <Availability support={useCurrent(support)} />
          <a
            href={chatLink('/contact')}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ look: 'quiet', small: true }, 'mt-3')}
          >
            Start a chat
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Channel>
        <Channel icon="pin" title="Head Office">
          <address className="text-ink-soft not-italic">
            {street}
            <br />
            {suburb}, {city}, {postalCode}
          </address>
          <a href={directionsUrl} target="_blank" rel="noopener noreferrer" className="more">
            Get Directions <Icon name="arrow" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </Channel>
      </ul>
    </section>
  );
}

function Channel({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 border-b border-rule py-6">
      <Icon name={icon} size={24} className="mt-0.5 text-bloom" />
      <div className="min-w-0">
        <h3 className="mb-1">{title}</h3>
        {children}
      </div>
    </li>
  );
}

function Availability({ support: { online, nextAvailable } }: { support: SupportState }) {
  if (online) {
    return (
      <p className="flex items-center gap-2.5 font-semibold text-gain">
        <span className="relative flex size-2.5" aria-hidden="true">
          <span className="absolute inline-flex size-full animate-ping rounded-full bg-gain opacity-60" />
          <span className="inline-flex size-full rounded-full bg-gain" />
        </span>
        Online now
      </p>
    );
  }
  return (
    <div>
      <p className="font-semibold">Send us a message</p>
      {nextAvailable && <p className="hint">Available {nextAvailable}</p>}
    </div>
  );
}

/** Starts with the page's own state, so that browser and server agree. */
function useCurrent(initial: SupportState): SupportState {
  const [current, setCurrent] = useState(initial);
  useEffect(() => {
    const refresh = () => setCurrent(supportState());
    refresh();
    const timer = setInterval(refresh, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return current;
}
