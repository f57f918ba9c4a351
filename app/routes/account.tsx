import { Outlet } from '@remix-run/react';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';

export const handle = { frame: 'client' } satisfies RouteHandle;

export default function AccountFrame() {
  return <Outlet />;
}
