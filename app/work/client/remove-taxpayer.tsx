import { retention } from '#content/retention.ts';
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
