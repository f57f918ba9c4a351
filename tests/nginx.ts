import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '#dev/ports.ts';
import { makeFolder } from './folder.ts';
import { portAnswers } from './port-answers.ts';

const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export function whyNoNginx(): string | null {
  const found = spawnSync('nginx', ['-v'], { env: ENV }).status === 0;
  return found ? null : 'There is no nginx here (Debian package nginx-light).';
}

/** nginx on loopback in front of these addresses, in turn; a request that reached one is never repeated. */
export async function startNginx(upstreams: readonly string[]) {
  const folder = makeFolder('site-nginx-');
  const port = await findFreePort();
  const config = join(folder, 'nginx.conf');
  const servers = upstreams.map((url) => `server ${new URL(url).host} max_fails=0;`).join(' ');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    config,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream site { ${servers} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_set_header Host $http_host;
      proxy_next_upstream error timeout;
    }
  }
}
`,
  );
  const running = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore', env: ENV });
  const kill = () => running.kill('SIGKILL');
  process.once('exit', kill);
  await portAnswers(port);
  return {
    url: `http://127.0.0.1:${port}`,
    async remove() {
      process.off('exit', kill);
      const ended = once(running, 'exit');
      running.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
