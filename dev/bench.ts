import { requireBuild } from './build.ts';
import { live } from './lifetime.ts';
import { run } from './run.ts';

const BENCHES = new Set([
  'admin',
  'attacks',
  'book',
  'bookings',
  'content',
  'content-desk',
  'practice',
  'search',
  'signing',
  'work',
]);

await live(async (lifetime) => {
  await requireBuild(lifetime);
  const options = { lifetime, shown: true, env: { NODE_ENV: 'production' } };
  if (process.argv[2] === 'accounts') {
    const rest = process.argv.slice(3);
    const signIns = await run(process.execPath, ['tests/load/sign-ins.ts', ...rest], options);
    const enumeration = await run(process.execPath, ['tests/load/enumeration.ts', ...rest], options);
    return signIns.code || enumeration.code;
  }
  const [, , name = ''] = process.argv;
  if (BENCHES.has(name))
    return (await run(process.execPath, [`tests/load/${name}.ts`, ...process.argv.slice(3)], options)).code;
  const tax = await run(process.execPath, ['tests/load/tax.ts'], options);
  const site = await run(process.execPath, ['tests/load/bench.ts', ...process.argv.slice(2)], options);
  return tax.code || site.code;
});
