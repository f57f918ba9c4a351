import type { ReactNode } from 'react';
import { firm } from '#app/platform/content/firm.ts';
import { contact } from '#content/pages/contact.ts';
import { closedDays } from '#app/firm/core/closures.ts';
import { directionsUrl } from '#app/firm/core/directions.ts';
import { chatLink } from '#app/firm/core/chat.ts';
import type { SupportState } from '#app/firm/core/open-times.ts';
import { changedHours, openingHours } from '#app/firm/core/opening-hours.ts';
import { buttonClass } from '#app/platform/ui/button.tsx';
import { Icon, type IconName } from '#app/platform/ui/icon.tsx';
import { LinkedText } from '#app/platform/ui/linked-text.tsx';

export function Channels({ support }: { support: SupportState }) {
  const { street, suburb, city, postalCode } = firm.address;
  const chat = chatLink('/contact');
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="font-serif-text text-xl">
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
          <a href={`mailto:${firm.email}`} className="more [overflow-wrap:anywhere]">
            {firm.email}
          </a>
        </Channel>
        {chat && (
          <Channel icon="chat" title="WhatsApp">
            <Availability support={support} />
            <a
              href={chat}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ look: 'quiet', small: true }, 'mt-3')}
            >
              Start a chat
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </Channel>
        )}
        <Channel icon="pin" title="Head Office">
          <address className="text-ink-soft not-italic">
            {street}
            <br />
            {suburb}, {city}, {postalCode}
          </address>
          <a href={directionsUrl()} target="_blank" rel="noopener noreferrer" className="more">
            Get Directions <Icon name="arrow" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </Channel>
      </ul>
      <h3 className="mt-8">{contact.isItFromSars.title}</h3>
      <p className="mt-2 [overflow-wrap:anywhere]">
        <LinkedText text={contact.isItFromSars.text} />
      </p>
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
  return (
    <support-state
      class="group block"
      data-online={online ? '' : undefined}
      data-closed={closedDays()}
      data-hours={changedHours()}
    >
      <p className="flex items-center gap-2.5 font-semibold group-data-online:text-gain">
        <span className="relative hidden size-2.5 group-data-online:flex" aria-hidden="true">
          <span className="absolute inline-flex size-full animate-ping rounded-full bg-gain opacity-60" />
          <span className="inline-flex size-full rounded-full bg-gain" />
        </span>
        <span data-support="title">{online ? 'Online now' : 'Send us a message'}</span>
      </p>
      <p className="hint group-data-online:hidden" data-support="next">
        {nextAvailable && `Available ${nextAvailable}`}
      </p>
    </support-state>
  );
}
