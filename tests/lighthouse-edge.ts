import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '#dev/ports.ts';
import { makeFolder } from './folder.ts';
import { portAnswers } from './port-answers.ts';

/** Caddy with TLS and HTTP/2, as for real visitors: without it a browser opens a connection for each first file. */
export async function startEdge(site: string) {
  const folder = makeFolder('site-edge-');
  const port = await findFreePort();
  const config = join(folder, 'Caddyfile');
  await writeFile(
    config,
    `{
	admin off
	skip_install_trust
	auto_https disable_redirects
	storage file_system ${folder}
}
https://localhost:${port} {
	bind 127.0.0.1
	tls internal
	encode zstd gzip
	reverse_proxy ${new URL(site).host} {
		header_up Host {host}
	}
}
`,
  );
  const running = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const kill = () => running.kill('SIGKILL');
  process.once('exit', kill);
  await portAnswers(port);
  return {
    url: `https://localhost:${port}`,
    async stop() {
      process.off('exit', kill);
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
