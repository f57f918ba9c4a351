import { Form, Link } from '@remix-run/react';
import { answerTo } from '#app/platform/forms/posted-forms.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import type { GroupChoice } from '#app/work/core/taxpayers/groups.server.ts';
import { GROUPS, type TaxpayerAnswer } from './taxpayer-forms.ts';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';

type Props = { groups: readonly GroupChoice[]; canChange: boolean; answer: TaxpayerAnswer | undefined };

export function Groups({ groups, canChange, answer }: Props) {
  const own = groups.filter(({ isIn }) => isIn);
  const refused = answerTo(answer, 'group-join');
  return (
    <section aria-labelledby="groups">
      <h2 id="groups">Groups</h2>
      {own.length === 0 && (
        <p className="hint">In none: a family and its companies have one page as a group.</p>
      )}
      <ul className="grid gap-2">
        {own.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <Link to={`${GROUPS}/${id}`} className="work-name" translate="no">
              {name}
            </Link>
            {canChange && (
              <ButtonForm intent="group-leave" fields={{ item: id }} about={` of the group ${name}`}>
                Take out
              </ButtonForm>
            )}
          </li>
        ))}
      </ul>
      {canChange && (
        <Form method="post" className="work-step mt-4" noValidate key={own.length}>
          <input type="hidden" name="intent" value="group-join" />
          <TextField
            id="group"
            name="group"
            label="Add to a group"
            hint="One that there is, or a new name."
            list="group-names"
            maxLength={100}
            autoComplete="off"
            defaultValue={refused?.typed.group ?? ''}
            error={refused?.errors.group}
          />
          <datalist id="group-names">
            {groups
              .filter(({ isIn }) => !isIn)
              .map(({ id, name }) => (
                <option key={id}>{name}</option>
              ))}
          </datalist>
          <Button type="submit" look="quiet">
            Add
          </Button>
        </Form>
      )}
    </section>
  );
}
