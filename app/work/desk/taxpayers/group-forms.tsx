import { Form } from '@remix-run/react';
import { answerTo, type FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { formOver } from '#app/platform/forms/meanwhile.ts';
import { SharedFields } from '#app/platform/forms/shared-fields.tsx';
import { Button } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';
import type { GroupIntent, GroupMore } from './group-page.server.ts';
import type { TaxpayerLine } from './list.server.ts';
import { PickClient } from './pick-client.tsx';
import { GROUP_FORM } from './shared-forms.ts';

type GroupAnswer = FormAnswer<GroupIntent, GroupMore>;

export function AddClient({ answer, count }: { answer: GroupAnswer | undefined; count: number }) {
  const refused = answerTo(answer, 'add');
  return (
    <Form
      method="post"
      noValidate
      className="taxpayer-form"
      key={JSON.stringify([count, refused?.errors, refused?.found])}
    >
      <input type="hidden" name="intent" value="add" />
      <PickClient
        id="who"
        label="Add a client"
        hint="A name or number of the client book."
        typed={refused?.typed.who ?? ''}
        error={refused?.errors.who}
        found={refused?.found}
      />
      <div className="taxpayer-wide">
        <Button type="submit" look="quiet">
          Add
        </Button>
      </div>
    </Form>
  );
}

export function GroupMembers({ members }: { members: readonly TaxpayerLine[] }) {
  return (
    <details className="contact-new">
      <summary>Take a client out</summary>
      <ul className="grid gap-2">
        {members.map(({ id, name }) => (
          <li key={id}>
            <Form method="post" className="flex flex-wrap items-center gap-x-5">
              <input type="hidden" name="client" value={id} />
              <input type="hidden" name="name" value={name} />
              <span translate="no">{name}</span>
              <Button type="submit" name="intent" value="leave" look="quiet" small>
                Take out<span className="sr-only">: {name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Props = { group: { name: string; version: number }; answer: GroupAnswer | undefined };

export function GroupForms({ group, answer }: Props) {
  const { version } = group;
  const refused = answerTo(answer, 'rename');
  const over = formOver(refused, null, { stored: GROUP_FORM.stored(group), version });
  return (
    <details className="contact-new" open={refused !== undefined} key={version}>
      <summary>Rename or dissolve</summary>
      <Form method="post" noValidate className="work-step" key={JSON.stringify(refused?.errors)}>
        <SharedFields over={over} />
        <TextField
          id="group"
          name="group"
          label="Name of the group"
          maxLength={100}
          autoComplete="off"
          defaultValue={over.values.group}
          error={refused?.errors.group}
        />
        <Button type="submit" name="intent" value="rename" look="quiet">
          Rename
        </Button>
        <Button type="submit" name="intent" value="dissolve" look="quiet">
          Dissolve
        </Button>
      </Form>
      <p className="hint mt-2">Dissolved, its clients stay as they are.</p>
    </details>
  );
}
