import { retention } from '#content/retention.ts';
import { firm } from '#app/platform/content/firm.ts';
import { Button } from '#app/platform/ui/button.tsx';

export function RemoveTaxpayer({ name }: { name: string }) {
  return (
    <section aria-labelledby="mistake">
      <h2 id="mistake" className="font-serif-text text-xl">
        Added by mistake?
      </h2>
      <details className="who-remove mt-3">
        <summary>{`Remove ${name}`}</summary>
        <form method="post">
          <p className="hint">
            {`Nothing is agreed yet. We take ${name} out of your account, with our offer and your requests. For ${retention.deletedWorkDays} days you can have it back.`}
          </p>
          <Button type="submit" name="intent" value="removeAll" look="quiet" small>
            {`Yes, remove ${name}`}
          </Button>
        </form>
      </details>
    </section>
  );
}

/** Of a taxpayer that cannot be removed: something is agreed, or somebody else acts for it. */
export function EndWork({ name }: { name: string }) {
  return (
    <section aria-labelledby="end">
      <h2 id="end" className="font-serif-text text-xl">
        No longer with us?
      </h2>
      <p className="mt-3">
        {`What is agreed for ${name} ends on any day that you name, by an e-mail to `}
        <a href={`mailto:${firm.email}`}>{firm.email}</a>. You then pay what was done until that day, and get
        back your papers.
      </p>
    </section>
  );
}
