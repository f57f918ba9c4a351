import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireAccess, type DeskHandle } from '#app/accounts/access/access.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { CONTENT_PATH } from '#app/content/core/content-path.ts';
import { SET_UP_PATH } from '#app/content/desk/set-up-part.ts';
import { TakeOffAll } from '#app/content/desk/take-off-form.tsx';
import { loadSetUp } from '#app/content/desk/set-up.server.ts';
import { settleSteps } from '#app/content/desk/settled.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { firmMailbox, senderAddress } from '#app/platform/mail/firm-addresses.server.ts';
import { env } from '#app/platform/env/env.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { AdminPage } from '#app/platform/ui/desk-page.tsx';
import { Facts } from '#app/platform/ui/facts.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { Notice } from '#app/platform/ui/notice.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { ButtonForm } from '#app/platform/ui/button-form.tsx';

export const handle = { permission: 'content' } satisfies DeskHandle;
export const headers = privatePage;

export async function loader(args: LoaderFunctionArgs) {
  const { id, role } = await requireAccess(args, 'content');
  const { APP_URL: address, MAIL_FROM, MAIL_TO } = env();
  const sender = { text: senderAddress(), isSet: MAIL_FROM !== undefined };
  const enquiries = { text: firmMailbox(), isSet: MAIL_TO !== undefined };
  const settings = { address, sender, enquiries };
  return {
    ...(await loadSetUp({ id, role })),
    hours: may(role, 'bookings'),
    settings,
  };
}

export async function action(args: ActionFunctionArgs) {
  const me = await requireAccess(args, 'content');
  return settleSteps({ me, request: args.request });
}

export const meta: MetaFunction = () => privateMeta('Set up the firm');

export default function SetUp() {
  const { steps, done, of, hours, settings } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Set up the firm"
      lede="What the site says of the firm that it came with, part by part, until it is yours. You can stop at any time: a step is done when you have published it."
      actions={<Link to={CONTENT_PATH}>All content</Link>}
    >
      <p className="mb-6 font-semibold">
        {done} of {of} steps done
      </p>
      <ol className="grid gap-8">
        {steps.map((step) => (
          <StepOf key={step.name} step={step} />
        ))}
      </ol>
      <Elsewhere settings={settings} />
      {hours && (
        <p className="hint mt-4">
          Hours of each colleague stand at <Link to="/admin/bookings/hours">Bookings › Hours</Link>.
        </p>
      )}
    </AdminPage>
  );
}

type Given = Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'settings'>;

function Elsewhere({ settings: { address, sender, enquiries } }: Given) {
  return (
    <section aria-labelledby="elsewhere" className="mt-10 max-w-prose">
      <h2 id="elsewhere" className="mb-3 text-lg">
        What only a file or a setting changes
      </h2>
      <p className="hint mb-3">Ask whoever runs the site. It is started again after each of these.</p>
      <Facts
        facts={{
          'Mark and colours': (
            <>
              The files of <code>content/brand</code>
            </>
          ),
          'Sender of mails': <MailSetting name="MAIL_FROM" {...sender} />,
          'Where enquiries go': <MailSetting name="MAIL_TO" {...enquiries} />,
          'Address of the site': (
            <>
              {address}: the setting <code>APP_URL</code>
            </>
          ),
        }}
      />
    </section>
  );
}

function MailSetting({ name, text, isSet }: { name: string; text: string; isSet: boolean }) {
  return (
    <>
      {text}:{' '}
      {isSet ? 'the setting ' : 'it follows the facts of the firm, unless the server has the setting '}
      <code>{name}</code>
    </>
  );
}

type StepOf = ReturnType<typeof useLoaderData<typeof loader>>['steps'][number];

function StepOf({ step }: { step: StepOf }) {
  const { name, title, about, path, isDone, left, leftTitle, problems, settled } = step;
  return (
    <li aria-labelledby={`step-${name}`} className="grid gap-2 border-b border-rule pb-6">
      <h2 id={`step-${name}`} className="text-lg">
        <Link to={path}>{title}</Link>
      </h2>
      <p className={isDone ? 'text-gain' : ''}>{stateText(step)}</p>
      <p className="hint">{about}</p>
      {problems.length > 0 && (
        <Notice tone="loss" title="To be mended">
          <ul>
            {problems.map(({ title: item, path: to, what }) => (
              <li key={`${to} ${what}`}>
                <Link to={to}>{item}</Link>: {what}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {settled && left.length > 0 && (
        <p className="hint">
          What is left may stay as it came: {settled.by}, <When at={settled.at} />.
        </p>
      )}
      {left.length > 0 && <LeftActs step={step} />}
      {left.length > 0 && (
        <details>
          <summary>
            {leftTitle}: {left.length}
          </summary>
          <ul className="mt-2 grid gap-1">
            {left.map(({ title: item, path: to }) => (
              <li key={`${to} ${item}`}>
                <Link to={to}>{item}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function LeftActs({ step: { name, title, settled, mustChange, takeOff, left } }: { step: StepOf }) {
  return (
    <div className="flex flex-wrap gap-3">
      {mustChange === null && (
        <ButtonForm intent={settled ? 'unsettle' : 'settle'} fields={{ kind: name }} about={`: ${title}`}>
          {settled ? 'Still to do' : 'It may stay as it is'}{' '}
        </ButtonForm>
      )}
      {takeOff && <TakeOffAll takeOff={takeOff} count={left.length} to={`${SET_UP_PATH}#step-${name}`} />}
    </div>
  );
}

function stateText({ isDone, isCounted, own, of, mustChange, left, after }: StepOf): string {
  if (!isCounted) return 'Nothing to do';
  if (isDone) return 'Done';
  if (mustChange !== null) return mustChange;
  if (left.length === 0 && after !== null) return `After ${after}`;
  return own === 0 ? 'Not begun' : `${own} of ${of} are yours`;
}
