import { Link } from '@remix-run/react';
import { useMay } from '#app/accounts/access/use-may.ts';
import { namesOfThoseWhoMay } from '#app/accounts/core/role-texts.ts';
import { ActionMenu, Choice } from '#app/platform/ui/action-menu.tsx';
import { CLIENT_STATUS } from '#app/work/core/taxpayers/status.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { RECURRING_ACTS } from './recurring-acts.ts';
import type { Tag } from '#app/work/core/taxpayers/tags.server.ts';

export function StatusActs() {
  return (
    <ActionMenu id="status-menu" label="Status" hotkey="s">
      {keysOf(CLIENT_STATUS).map((status) => (
        <Choice key={status} intent={`status:${status}`}>
          {CLIENT_STATUS[status].label}
        </Choice>
      ))}
    </ActionMenu>
  );
}

export function ProposeActs({ kinds }: { kinds: readonly { id: string; name: string }[] }) {
  return (
    <ActionMenu id="propose-menu" label="Propose" hotkey="p">
      {kinds.map(({ id, name }) => (
        <Choice key={id} intent={`propose:${id}`}>
          {name}
        </Choice>
      ))}
    </ActionMenu>
  );
}

export function RecurringActs() {
  return (
    <ActionMenu id="recurring-menu" label="Recurring work" hotkey="r">
      {keysOf(RECURRING_ACTS).map((act) => (
        <Choice key={act} intent={`recurring:${act}`}>
          {RECURRING_ACTS[act]}
        </Choice>
      ))}
    </ActionMenu>
  );
}

export function TagActs({ tags }: { tags: readonly Tag[] }) {
  const mayDeclare = useMay('allocate');
  return (
    <>
      <ActionMenu id="tag-menu" label="Add tag" hotkey="t">
        {tags.map(({ id, name }) => (
          <Choice key={id} intent={`tag:${id}`}>
            {name}
          </Choice>
        ))}
        {tags.length === 0 && <p className="hint p-3">The firm has no tags yet.</p>}
        {mayDeclare ? (
          <Link to="/admin/taxpayers/tags" className="action-choice content-center">
            The firm’s tags
          </Link>
        ) : (
          tags.length === 0 && (
            <p className="hint px-3 pb-3">Only {namesOfThoseWhoMay('allocate')} add them.</p>
          )
        )}
      </ActionMenu>
      {tags.length > 0 && (
        <ActionMenu id="untag-menu" label="Take tag away">
          {tags.map(({ id, name }) => (
            <Choice key={id} intent={`untag:${id}`}>
              {name}
            </Choice>
          ))}
        </ActionMenu>
      )}
    </>
  );
}
