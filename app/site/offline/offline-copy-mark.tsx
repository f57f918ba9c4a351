import { useContext } from 'react';
import { BuildVersion } from '#app/site/shell/build-version.ts';

export function OfflineCopy() {
  return <offline-copy data-version={useContext(BuildVersion)} />;
}
