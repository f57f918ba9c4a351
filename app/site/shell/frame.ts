import type { MemberName } from '#app/accounts/core/member-name.server.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';

export type Frame = 'site' | 'client' | 'desk' | 'none';

type Shown = { isFailed: boolean; member: Pick<MemberName, 'role'> | null };

/** If the desk fails, the site's frame is used: the desk's own is part of its pages. */
export function frameOf(handles: readonly RouteHandle[], { isFailed, member }: Shown): Frame {
  const frame = handles.findLast((handle) => handle.frame)?.frame ?? 'site';
  if (frame === 'own') return member && !member.role ? 'client' : 'site';
  return frame === 'desk' && isFailed ? 'site' : frame;
}
