import packageJson from '../package.json' with { type: 'json' };

declare const BUILD_COMMIT: string;

export type Version = { version: string; commit: string };

/** `commit` is empty if the build did not know it. */
export function siteVersion(): Version {
  return { version: packageJson.version, commit: typeof BUILD_COMMIT === 'undefined' ? '' : BUILD_COMMIT };
}
