import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { freelancerPage } from '#content/pages/freelancer.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { publicPage } from '#app/platform/http/cache.ts';
import { postedForms, refused, shown, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { pageMeta } from '#app/firm/linked-data/page-meta.ts';
import { AnswerLink } from '#app/site/roads/question-list.tsx';
import { questionOf } from '#app/site/roads/roads.server.ts';
import { Button } from '#app/platform/ui/button.tsx';
import { FREELANCER_PATH, ownFields, typedIn } from '#app/tools/freelancer/entries.ts';
import freelancerCss from '#app/tools/freelancer/freelancer.css?url';
import { KEPT_TOP } from '#app/tools/kept/kept-bar.tsx';
import { freelancerKept } from '#app/tools/freelancer/freelancer-kept.ts';
import { FreelancerPage } from '#app/tools/freelancer/freelancer-page.tsx';
import { runningYear } from '#app/tools/freelancer/year.server.ts';
import { StartAgain } from '#app/tools/kept/clash-notice.tsx';
import { findTyped, showTyped } from '#app/tools/kept/typed-cookie.server.ts';
import { discardTyped, KEEP_HINT, keepEntries } from '#app/tools/kept/kept-page.server.ts';

export const headers = publicPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: freelancerCss }];

export async function loader({ request }: LoaderFunctionArgs) {
  const typed = await findTyped(FREELANCER_PATH, request);
  return { ...runningYear(), typed, hint: KEEP_HINT, question: questionOf('freelancer') };
}

const answer = postedForms({
  path: () => FREELANCER_PATH,
  commands: {
    calculate: async ({ form }) =>
      (await showTyped(FREELANCER_PATH, typedIn(form), `${FREELANCER_PATH}#answer`)) ?? shown({}),
    discard: () => discardTyped(FREELANCER_PATH, 'The form is empty'),
    async keep({ form, clientAddress }: Posted & { clientAddress: string }) {
      const typed = typedIn(form);
      if (Object.keys(typed).length === 0) return refused('Type a month first, then keep it.');
      const years = { [runningYear().taxYear]: typed };
      return keepEntries(freelancerKept, { years }, { clientAddress, at: `#${KEPT_TOP}` });
    },
  },
});

export async function action({ request, context }: ActionFunctionArgs) {
  const { clientAddress } = contextOf(context);
  return answer({ request, clientAddress });
}

export const meta: MetaFunction = (args) => pageMeta(args, freelancerPage);

export default function Freelancer() {
  const { hint, question, typed, ...year } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return (
    <FreelancerPage
      {...year}
      path={FREELANCER_PATH}
      above={question && <AnswerLink question={question} />}
      draft={`freelancer-${year.taxYear}`}
      typed={ownFields(posted?.typed ?? typed ?? {})}
      error={posted?.error}
      save={
        <div>
          <Button type="submit" name="intent" value="keep">
            Keep this
          </Button>
          <p className="hint mt-2">{hint}</p>
          <StartAgain />
        </div>
      }
    />
  );
}
