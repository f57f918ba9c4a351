import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle, requireFirmActor } from '#app/accounts/access/access.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { answerTo, type FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { SelectField } from '#app/platform/ui/field.tsx';
import { findTags, type TagLine } from '#app/work/core/taxpayers/tags.server.ts';
import { namedOptions } from '#app/platform/filters/define-filter.ts';
import { formOver, type WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import { TAG_FORM, TAG_TONE_LABELS } from '#app/work/desk/taxpayers/shared-forms.ts';
import { ChangeFold } from '#app/work/desk/change-fold.tsx';
import { clientsText, DeclaredName, DeclaredPage } from '#app/work/desk/taxpayers/declared-page.tsx';
import { TagMarks } from '#app/work/desk/taxpayers/tag-marks.tsx';
import { changeTags, type TagIntent } from '#app/work/desk/taxpayers/tag-page.server.ts';

export const handle = { permission: 'allocate' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  await requireAccess(args, 'allocate');
  return { tags: await findTags(), newId: randomUUID() };
}

export async function action(args: ActionFunctionArgs) {
  const me = await requireFirmActor(args, 'allocate');
  return changeTags({ me, request: args.request });
}

/** Remix does not load again after a refusal, and what somebody else has changed must be read again. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction = () => privateMeta('Tags of clients');

export default function Tags() {
  const { tags, newId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const added = answerTo(answer, 'add');
  return (
    <DeclaredPage
      noun="tag"
      label="Tags"
      rows={tags.map((tag) => (
        <One key={tag.id} tag={tag} answer={answerTo(answer, 'save', tag.id)} />
      ))}
      nothing="None yet. Clients are sorted by tags of your own: the client book filters by them."
      newId={newId}
      added={added}
      fields={<TagFields id="new-tag" values={added?.typed ?? {}} error={added?.errors.name} />}
    />
  );
}

type Answer = FormAnswer<TagIntent, WithMeanwhile>;

function One({ tag, answer }: { tag: TagLine; answer: Answer | undefined }) {
  const { id, name, clients, version } = tag;
  const over = formOver(answer, null, { stored: TAG_FORM.stored(tag), version });
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-4">
        <TagMarks tags={[tag]} />
        <Link to={`/admin/taxpayers?tag=${id}`}>{clientsText(clients)}</Link>
      </p>
      <ChangeFold item={tag} over={over} name={name} refused={answer} save="save" remove="remove">
        <TagFields id={id} values={over.values} error={answer?.errors.name} />
      </ChangeFold>
    </li>
  );
}

type FieldsProps = { id: string; values: Readonly<Record<string, string>>; error: string | undefined };

function TagFields({ id, values, error }: FieldsProps) {
  return (
    <>
      <DeclaredName id={id} value={values.name ?? ''} error={error} />
      <SelectField
        id={`${id}-tone`}
        name="tone"
        label="Colour"
        options={namedOptions(TAG_TONE_LABELS)}
        defaultValue={values.tone ?? 'plain'}
      />
    </>
  );
}
