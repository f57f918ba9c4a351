import { Button } from '#app/platform/ui/button.tsx';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import type { DueSettings } from './due-settings.server.ts';

/** `address`: the calendar's, shown once: the site stores only its hash. */
export function CalendarForm({
  hasFeed,
  address,
}: Pick<DueSettings, 'hasFeed'> & { address: string | null }) {
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar" className="font-serif-text text-xl">
        In your calendar
      </h2>
      {address ? (
        <div className="mt-3 grid gap-3">
          <TextField
            id="address"
            label="Secret address of your calendar"
            readOnly
            value={address}
            hint="Copy it now: it is shown this once. Google Calendar: Other calendars, From URL. Outlook: Add calendar, Subscribe from web."
          />
          <p className="flex flex-wrap items-center gap-3">
            <copy-print>
              <Button look="quiet" small hidden data-copy={address}>
                Copy
              </Button>
            </copy-print>
            <a href={address.replace(/^https?:/, 'webcal:')}>Subscribe with this device</a>
          </p>
        </div>
      ) : (
        <p>
          {hasFeed
            ? 'Your due days have a secret address. If somebody else may know it, renew it: the old one ends.'
            : 'A secret address keeps these days in your calendar program: what is due and for whom, no figures.'}
        </p>
      )}
      <form method="post" className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="feed" look="quiet" small>
          {hasFeed || address ? 'Renew the address' : 'Make an address'}
        </Button>
        {(hasFeed || address) && (
          <Button type="submit" name="intent" value="end-feed" look="quiet" small>
            Remove the address
          </Button>
        )}
      </form>
    </section>
  );
}

type FilterProps = { taxpayers: readonly { id: string; name: string }[]; of: string };

export function TaxpayerFilter({ taxpayers, of }: FilterProps) {
  return (
    <form method="get" className="flex flex-wrap items-end gap-3">
      <SelectField
        id="taxpayer"
        name="taxpayer"
        label="Show the due days of"
        defaultValue={of}
        options={[
          { value: '', label: 'Everybody' },
          ...taxpayers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Button type="submit" look="quiet">
        Show
      </Button>
    </form>
  );
}

export function MailsForm({ wantsMails }: Pick<DueSettings, 'wantsMails'>) {
  return (
    <section aria-labelledby="mails">
      <h2 id="mails" className="font-serif-text text-xl">
        By mail
      </h2>
      <p>
        {wantsMails
          ? 'We write to you 21, 7 and 1 working days before something is due, and 7 and 1 before a payment to SARS, at most once a day.'
          : 'We write nothing about due days. What we need from you we still ask for by mail.'}
      </p>
      <form method="post" className="mt-4">
        <Button type="submit" name="intent" value={wantsMails ? 'no-mails' : 'mails'} look="quiet" small>
          {wantsMails ? 'Send me no such mails' : 'Send me these mails'}
        </Button>
      </form>
    </section>
  );
}
