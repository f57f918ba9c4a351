import { sendAgain } from '#content/pages/errors.ts';
import type { SendAgain } from '#app/platform/forms/send-again.ts';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';

/** Answers a form that was sent while the database or the storage was away. */
export function SendAgainPage({ again: { action, fields, isWhole } }: { again: SendAgain }) {
  return (
    <div className="wrap py-open">
      <h1 className="text-2xl">{sendAgain.title}</h1>
      <p className="lede mt-5">{isWhole ? sendAgain.kept : sendAgain.notKept}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {isWhole && (
          <form method="post" action={action}>
            {fields.map(([name, value]) => (
              <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit">{sendAgain.button}</Button>
          </form>
        )}
        <ButtonLink to={action} look="quiet">
          {sendAgain.look}
        </ButtonLink>
      </div>
    </div>
  );
}
