import { Icon } from '#app/platform/ui/icon.tsx';

type Props = { webcal: string; address: string };

export function Subscribe({ webcal, address }: Props) {
  return (
    <section className="due-section no-print" aria-labelledby="subscribe">
      <h2 id="subscribe">In your calendar</h2>
      <div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2">
        <div>
          <a href={webcal} className="btn">
            <Icon name="calendar" size={22} /> Subscribe in your calendar
          </a>
          <p className="mt-4 text-ink-soft">
            Opens the calendar of your phone or computer, which then asks once a day for what is new. If you
            choose other dates here, subscribe again.
          </p>
        </div>
        <div>
          <label htmlFor="address" className="label">
            Address, for calendars that ask for one
          </label>
          <input id="address" className="input" readOnly value={address} aria-describedby="address-hint" />
          <p id="address-hint" className="hint mt-1">
            Google Calendar: Other calendars, From URL. Outlook: Add calendar, Subscribe from web. It holds
            what you chose, and no name.
          </p>
          <a href={address} className="more" download>
            Download it once, as a file <Icon name="arrow" />
          </a>
        </div>
      </div>
    </section>
  );
}
