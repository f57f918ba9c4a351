import { longMoment } from '#app/platform/stored-data/moment.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';

type Shown = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

export function PasskeyList({ passkeys }: { passkeys: readonly Shown[] }) {
  if (passkeys.length === 0)
    return <p className="border-t border-rule-strong pt-6">You have no passkey yet.</p>;
  return (
    <ul className="border-t border-rule-strong">
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-rule py-4"
        >
          <div>
            <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
            <p className="hint">
              Added {longMoment(createdAt)},{' '}
              {lastUsedAt ? `last used ${longMoment(lastUsedAt)}` : 'not used yet'}
            </p>
          </div>
          <form method="post">
            <input type="hidden" name="intent" value="remove" />
            <Button type="submit" name="id" value={id} look="quiet" small>
              Remove<span className="sr-only"> {name}</span>
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}

export function AddPasskey({ name }: { name: string }) {
  return (
    <section aria-labelledby="add" className="mt-10">
      <h2 id="add" className="mb-4 text-xl">
        Add a passkey
      </h2>
      <p className="without-script">
        A passkey needs JavaScript. Without it, the password and two-step verification keep your account.
      </p>
      <passkey-form hidden class="block" data-ask="add" data-options="/account/passkeys/options">
        <form method="post" className="grid max-w-md gap-5">
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="answer" />
          <TextField
            id="name"
            name="name"
            label="Name"
            hint="So that you know it again in the list above."
            defaultValue={name}
            maxLength={60}
            required
          />
          <p role="status" data-failure="" className="field-error empty:hidden" />
          <div>
            <Button type="submit">Add a passkey</Button>
          </div>
        </form>
      </passkey-form>
    </section>
  );
}
