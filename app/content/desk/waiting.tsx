import { longMoment } from '#app/platform/core/time.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { Act } from './act-button.tsx';
import { Changes } from './changes-list.tsx';
import type { ItemPage } from './item-page.server.ts';

export function Waiting({ page }: { page: ItemPage }) {
  const { draft, planned, path, isOfSite } = page;
  return (
    <>
      {draft && (
        <section aria-labelledby="draft" className="grid gap-2">
          <h2 id="draft" className="text-lg">
            Draft
          </h2>
          <p className="hint">
            {draft.by}, <When at={draft.writtenAt} />
          </p>
          <div className="flex flex-wrap gap-3">
            {isOfSite && (
              <ButtonLink to={`${path}/preview`} look="quiet" small>
                Preview
              </ButtonLink>
            )}
            <Act page={page} intent="discard" label="Discard the draft" />
          </div>
        </section>
      )}
      {planned.map((plan) => (
        <section key={plan.id} aria-labelledby={`planned-${plan.id}`} className="grid gap-2">
          <h2 id={`planned-${plan.id}`} className="text-lg">
            Planned for {longMoment(plan.at)}
          </h2>
          <p className="hint">
            {plan.by}, <When at={plan.writtenAt} />. What is changed in other fields until then stays.
          </p>
          <Changes of={plan.changes} />
          <div className="flex flex-wrap gap-3">
            {isOfSite && (
              <ButtonLink to={plan.path} look="quiet" small>
                Preview
              </ButtonLink>
            )}
            <Act page={page} intent="withdraw" fields={{ id: plan.id }} label="Withdraw the plan" />
          </div>
        </section>
      ))}
    </>
  );
}
