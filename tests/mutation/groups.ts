export type Group = {
  mutate: string[];
  tests: string[];
  /** Its tests need Postgres. */
  database?: true;
  /** The share of noticed mutants, in percent, below which the run fails. */
  least: number;
};

export const GROUPS: Record<string, Group> = {
  tax: {
    mutate: ['app/tax/**/*.ts', '!app/tax/{rates,years}/**'],
    tests: ['app/tax/**/*.test.ts'],
    least: 90,
  },
  forms: {
    mutate: [
      'app/firm/contact/{contact-path,fields,schema,topic-field,topics}.ts',
      'app/enquiries/public/known-values.ts',
      'app/accounts/core/{forms,identification}.ts',
    ],
    tests: [
      'app/firm/contact/{fields,schema,topics}.test.ts',
      'app/enquiries/public/known-values.test.ts',
      'app/accounts/core/{forms,identification}.test.ts',
    ],
    least: 70,
  },
  accounts: {
    mutate: ['app/accounts/core/{sessions,tokens,roles,attempts,second-factor,own-account}.server.ts'],
    tests: [
      'app/accounts/core/{sessions,tokens,roles,attempts,second-factor,own-account,session-cookie}.server.test.ts',
    ],
    database: true,
    least: 65,
  },
  lists: {
    mutate: [
      'app/lists/core/{find.server,lists}.ts',
      'app/lists/desk/{filter,order,row-schema,spreadsheet}.ts',
      'app/lists/desk/{change,find,history,import,many,move,save,trash}.server.ts',
    ],
    tests: ['app/lists/*/*.test.ts', '!app/lists/desk/logo-store.server.test.ts'],
    database: true,
    least: 60,
  },
};
