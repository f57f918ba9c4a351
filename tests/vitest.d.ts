import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The run's Postgres and the migrated database in it to copy from. */
    postgres: { url: string; template: string };
  }
}
