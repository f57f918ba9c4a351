import { Form } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';

type Props = { hasFeed: boolean; address: string | undefined };

/** The address is shown once, when it is made: the site stores only its hash. */
export function FeedForm({ hasFeed, address }: Props) {
  return (
    <section aria-labelledby="feed">
      <h2 id="feed" className="mb-2 text-lg">
        In your own calendar
      </h2>
      {address ? (
        <div className="grid gap-3">
          <TextField
            id="address"
            label="Secret address of your calendar"
            readOnly
            value={address}
            hint="Copy it now: it is shown this once. Google Calendar: Other calendars, From URL. Outlook: Add calendar, Subscribe from web."
          />
          <p>
            <a href={address.replace(/^https?:/, 'webcal:')}>Subscribe with this device</a>
          </p>
        </div>
      ) : (
        <p>
          {hasFeed
            ? 'Your calendar has a secret address. If somebody else may know it, renew it: the old one ends.'
            : 'A secret address shows your consultations in your calendar program: time, kind, name of the client, and where to call or go. No notes.'}
        </p>
      )}
      <Form method="post" className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="feed" look="quiet" small>
          {hasFeed ? 'Renew the address' : 'Make an address'}
        </Button>
        {hasFeed && (
          <Button type="submit" name="intent" value="end-feed" look="quiet" small>
            Remove the address
          </Button>
        )}
      </Form>
    </section>
  );
}
