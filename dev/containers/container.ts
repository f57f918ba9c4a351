import { execFile } from 'node:child_process';
import type { Lifetime } from '#dev/lifetime.ts';

export type Services = { databaseUrl: string; smtpUrl: string; mailboxUrl: string };

type Output = { code: number; output: string };

export type Container = {
  exec(...command: string[]): Promise<Output>;
  isHealthy(): Promise<boolean>;
  start(): Promise<void>;
  stop(): Promise<number>;
};

export async function runContainer(
  image: string,
  name: string,
  env: Record<string, string>,
  lifetime: Lifetime,
): Promise<Container> {
  lifetime.atEnd(() => podman('rm', '--force', '--time', '0', name));
  const variables = Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
  await requirePodman('run', '--detach', '--name', name, ...HARDENED, ...variables, image);
  return {
    exec: (...command) => podman('exec', name, ...command),
    isHealthy: async () => (await podman('healthcheck', 'run', name)).code === 0,
    start: async () => void (await requirePodman('start', name)),
    stop: () => stop(name),
  };
}

export function runToItsEnd(image: string): Promise<Output> {
  return podman('run', '--rm', ...HARDENED, image);
}

const HARDENED = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges'];

async function stop(name: string): Promise<number> {
  await requirePodman('stop', '--time', '30', name);
  return Number(await requirePodman('inspect', '--format', '{{.State.ExitCode}}', name));
}

async function requirePodman(...args: string[]): Promise<string> {
  const { code, output } = await podman(...args);
  if (code !== 0) throw new Error(`podman ${args[0]}: ${output}`);
  return output.trim();
}

function podman(...args: string[]): Promise<Output> {
  return new Promise((resolve) => {
    execFile('podman', args, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
    });
  });
}
