import { useContext } from 'react';
import { BuildVersion } from '#app/site/shell/build-version.ts';

/** Makes the browser keep the calculators for use without a connection. */
export function OfflineCopy() {
  return <offline-copy data-version={useContext(BuildVersion)} />;
}
