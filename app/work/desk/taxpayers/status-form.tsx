import { Form, Link } from '@remix-run/react';
import { Button } from '#app/platform/ui/button.tsx';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { isEnded, isPlanned } from '#app/work/core/engagements/states.ts';
import { asksWhatIsOpen, CLIENT_STATUS, type ClientStatus } from '#app/work/core/taxpayers/status.ts';
import type { WorkLine } from '../line.ts';
import type { TaxpayerAnswer } from './taxpayer-forms.ts';

type Props = {
  status: ClientStatus;
  left: { open: number; planned: number };
  engagements: readonly WorkLine[];
  answer: TaxpayerAnswer | undefined;
};

export function StatusForm({ status, left, engagements, answer }: Props) {
  const refused = answerTo(answer, 'status');
  const { label, goesTo } = CLIENT_STATUS[status];
  return (
    <section aria-labelledby="status" className="grid justify-items-start gap-4">
      <h2 id="status">Status</h2>
      <p>
        {label}. {CLIENT_STATUS[status].become.about}
      </p>
      {(goesTo.firm ?? []).map((to) => (
        <details key={to} open={refused?.typed.status === to}>
          <summary className="btn btn-quiet btn-small">{CLIENT_STATUS[to].become.label}</summary>
          <Form method="post" className="mt-3 grid justify-items-start gap-2">
            <input type="hidden" name="intent" value="status" />
            <input type="hidden" name="status" value={to} />
            <input type="hidden" name="seenLeft" value={`${left.open}.${left.planned}`} />
            {refused?.error && refused.typed.status === to && (
              <p role="alert" className="field-error">
                {refused.error}
              </p>
            )}
            <p className="hint">{CLIENT_STATUS[to].become.about}</p>
            {asksWhatIsOpen(to) && <Left left={left} engagements={engagements} />}
            <Button type="submit" look="quiet" small>
              {CLIENT_STATUS[to].become.label}
            </Button>
          </Form>
        </details>
      ))}
    </section>
  );
}

function Left({ left, engagements }: Pick<Props, 'left' | 'engagements'>) {
  const open = engagements.filter(({ state }) => !isEnded(state) && !isPlanned(state));
  return (
    <>
      {left.open > 0 && (
        <div>
          <p>
            {left.open === 1 ? 'One piece of work is' : `${left.open} pieces of work are`} open. It stays with
            whoever does it, to be finished or called off; its client is reminded of nothing.
          </p>
          <ul className="mt-1 list-disc pl-5">
            {open.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/admin/work/${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {left.planned > 0 && (
        <p>
          {left.planned === 1 ? 'One is' : `${left.planned} are`} planned. What recurring work has planned is
          taken off, and comes back if it is a client again; what a colleague planned or changed stays, and
          does not begin by itself.
        </p>
      )}
      {left.open + left.planned === 0 && <p>Nothing is open, and nothing is planned.</p>}
    </>
  );
}
