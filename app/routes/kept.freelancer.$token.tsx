import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { freelancerPage } from '#content/pages/freelancer.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { postedForms, shown } from '#app/platform/forms/posted-forms.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { ownFields, typedIn } from '#app/tools/freelancer/entries.ts';
import freelancerCss from '#app/tools/freelancer/freelancer.css?url';
import { freelancerKept } from '#app/tools/freelancer/freelancer-kept.ts';
import { FreelancerPage } from '#app/tools/freelancer/freelancer-page.tsx';
import { OtherYears, TheirMonths } from '#app/tools/freelancer/kept-months.tsx';
import { runningYear } from '#app/tools/freelancer/year.server.ts';
import { KeptBar, KeptDeleted } from '#app/tools/kept/kept-bar.tsx';
import {
  keptCommands,
  limitChanges,
  loadKept,
  saveEntries,
  type KeptPost,
} from '#app/tools/kept/kept-page.server.ts';
import { keptPath } from '#app/tools/kept/kept-kind.ts';

export const headers = secretPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: freelancerCss }];

export async function loader({ params: { token } }: LoaderFunctionArgs) {
  return { ...(await loadKept(freelancerKept, token)), running: runningYear() };
}

const answer = postedForms({
  path: ({ token }: KeptPost) => keptPath(freelancerKept, token),
  commands: {
    ...keptCommands(freelancerKept),
    async calculate({ token }: KeptPost) {
      await loadKept(freelancerKept, token);
      return shown({});
    },
    save,
  },
});

export async function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  const post = { request, form: await requireForm(request), token, ...contextOf(context) };
  await limitChanges(post);
  return answer(post);
}

export const meta: MetaFunction = () => privateMeta(freelancerPage.title);

export default function KeptFreelancer() {
  const { entries, version, link, running } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  if (link.isDeleted)
    return (
      <div className="wrap pt-working pb-open">
        <h1 className="mb-6 text-2xl">{freelancerPage.title}</h1>
        <KeptDeleted link={link} />
      </div>
    );
  const kept = entries.years[running.taxYear] ?? {};
  return (
    <FreelancerPage
      {...running}
      path={link.path}
      typed={posted ? ownFields(posted.typed) : kept}
      error={posted?.error}
      save={
        <div>
          <input type="hidden" name="version" value={version} />
          <Button type="submit" name="intent" value="save">
            Save
          </Button>
        </div>
      }
      notice={posted?.isStale && <TheirMonths taxYear={running.taxYear} kept={kept} />}
    >
      <OtherYears years={entries.years} running={running.taxYear} />
      <div className="mt-12">
        <KeptBar link={link} />
      </div>
    </FreelancerPage>
  );
}

/** Other years stay as they are. */
async function save({ form, token }: KeptPost) {
  const { entries } = await loadKept(freelancerKept, token);
  const years = { ...entries.years, [runningYear().taxYear]: typedIn(form) };
  return saveEntries(freelancerKept, { token }, { version: requireVersion(form), entries: { years } });
}
