import { ButtonLink } from '#app/platform/ui/button.tsx';

export function ClientActs({ id, mayEngage }: { id: string; mayEngage: boolean }) {
  return (
    <>
      {mayEngage && (
        <ButtonLink to={`/admin/taxpayers/${id}/propose`} look="quiet" small>
          Send a proposal
        </ButtonLink>
      )}
      <ButtonLink to={`/admin/day?client=${id}#tasks`} look="quiet" small>
        Add a task
      </ButtonLink>
    </>
  );
}
