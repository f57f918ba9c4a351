import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { firmActor } from '#app/accounts/core/actor.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { answerTo, type FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { SelectField, TextField } from '#app/platform/ui/field.tsx';
import { findTags, type TagLine } from '#app/work/core/taxpayers/tags.server.ts';
import { ChangeFold } from '#app/work/desk/change-fold.tsx';
import { TagMarks } from '#app/work/desk/taxpayers/tag-marks.tsx';
import { changeTags, type TagIntent } from '#app/work/desk/taxpayers/tag-page.server.ts';

export const handle = { permission: 'allocate' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  await requireAccess(args, 'allocate');
  return { tags: await findTags(), newId: randomUUID() };
}

export async function action(args: ActionFunctionArgs) {
  const me = firmActor(await requireAccess(args, 'allocate'));
  return changeTags({ me, request: args.request, form: await requireForm(args.request) });
}

/** Remix does not load again after a refusal, and what somebody else has changed must be read again. */
export function shouldRevalidate() {
  return true;
}

export const meta: MetaFunction = () => privateMeta('Tags of clients');

const TONES = [
  { value: 'plain', label: 'Grey' },
  { value: 'bloom', label: 'Purple' },
  { value: 'veld', label: 'Ochre' },
  { value: 'gain', label: 'Green' },
  { value: 'loss', label: 'Red' },
];

export default function Tags() {
  const { tags, newId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const added = answerTo(answer, 'add');
  return (
    <AdminPage title="Tags of clients" lede={<Link to="/admin/taxpayers">All clients</Link>}>
      {tags.length === 0 && (
        <p className="work-nothing">
          None yet. Clients are sorted by tags of your own: the client book filters by them.
        </p>
      )}
      <ul className="contact-list" aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag.id}>
            <One tag={tag} answer={answerTo(answer, 'save', tag.id)} />
          </li>
        ))}
      </ul>
      <section aria-labelledby="new" className="mt-8">
        <h2 id="new" className="text-lg">
          A new tag
        </h2>
        <Form method="post" noValidate className="taxpayer-form" key={`${newId} ${added?.errors.name}`}>
          <input type="hidden" name="key" value={newId} />
          <TagFields id="new-tag" values={added?.typed ?? {}} error={added?.errors.name} />
          <div className="taxpayer-wide">
            <Button type="submit" name="intent" value="add">
              Add
            </Button>
          </div>
        </Form>
      </section>
    </AdminPage>
  );
}

function One({ tag, answer }: { tag: TagLine; answer: FormAnswer<TagIntent> | undefined }) {
  const { id, name, tone, clients } = tag;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4">
        <TagMarks tags={[tag]} />
        <Link to={`/admin/taxpayers?tag=${id}`}>{clients === 1 ? '1 client' : `${clients} clients`}</Link>
      </p>
      <ChangeFold item={tag} name={name} refused={answer} save="save" remove="remove">
        <TagFields id={id} values={answer?.typed ?? { name, tone }} error={answer?.errors.name} />
      </ChangeFold>
    </>
  );
}

type FieldsProps = { id: string; values: Record<string, string>; error: string | undefined };

function TagFields({ id, values, error }: FieldsProps) {
  return (
    <>
      <TextField
        id={`${id}-name`}
        name="name"
        label="Name"
        maxLength={40}
        autoComplete="off"
        defaultValue={values.name ?? ''}
        error={error}
      />
      <SelectField
        id={`${id}-tone`}
        name="tone"
        label="Colour"
        options={TONES}
        defaultValue={values.tone ?? 'plain'}
      />
    </>
  );
}
