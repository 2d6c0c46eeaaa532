import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isRunning, waitForPid } from './testing/background-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const siteDo = join(import.meta.dirname, 'site-do.sh');

/** Types a line at the terminal that is the program's input, by the ioctl TIOCSTI of Linux. */
const typeAtTerminal = `perl -e 'ioctl(STDIN, 0x5412, $_) for split //, "typed by another\\n"'`;

/** The npm scripts of a release. */
const scripts = {
  types: `${typeAtTerminal}; true`,
  says: "tty <&1 >/dev/null && echo 'at a terminal'; echo error >&2; exit 7",
  echoes: 'cat',
  user: 'id -un',
  slow: 'echo $$ > ../pid; exec sleep 1000',
  prints: 'node print.js',
};

// The scripts belong to the site's user, and must not do anything as root.
describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('site-do', () => {
  let home: string;
  let env: NodeJS.ProcessEnv;

  beforeEach(() => {
    home = temporaryFolder();
    for (const folder of ['current', 'other']) {
      mkdirSync(join(home, folder));
      writeFileSync(join(home, folder, 'package.json'), JSON.stringify({ scripts }));
      writeFileSync(
        join(home, folder, 'print.js'),
        `console.log('${folder}', ...process.argv.slice(2), process.env.DATA_DIR)`,
      );
    }
    chmodSync(home, 0o755);
    execFileSync('chown', ['-R', 'nobody', home]);
    env = { ...process.env, SITE_HOME: home, SITE_USER: 'nobody' };
  });

  /** Runs a command at its own terminal. Resolves to what the terminal shows. */
  async function runAtTerminal(command: string): Promise<string> {
    // The input stays open: once it ended, the command could read nothing more at the terminal.
    const terminal = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], { env });
    let screen = '';
    terminal.stdout.on('data', (data: Buffer) => void (screen += data.toString()));
    await once(terminal, 'close');
    return screen;
  }

  it.for([
    ['at a terminal', ''],
    ['with its output in a pipe', '| cat'],
  ])('lets the site’s user type nothing for root %s', async ([, pipe], { skip }) => {
    const screenAfter = (command: string) => runAtTerminal(`bash -c '${command}; read -r -t 2 typed; echo "[$typed]"'`);
    writeFileSync(join(home, 'type.sh'), typeAtTerminal);
    const unprotected = await screenAfter(`runuser -u nobody -- sh "${home}/type.sh"`);
    if (!unprotected.includes('[typed by another]')) skip('the kernel lets nobody type at a terminal');
    const screen = await screenAfter(`sh "${siteDo}" types ${pipe}`);
    expect(screen.replaceAll('typed by another\r\n', '')).toBe('[]\r\n');
  });

  it('passes on errors and the exit code at a terminal', async () => {
    expect(await runAtTerminal(`sh ${siteDo} says; echo $?`)).toBe('at a terminal\r\nerror\r\n7\r\n');
  });

  it('passes on input, output, errors and the exit code without a terminal, unchanged', () => {
    const run = (script: string, input = '') => {
      const { stdout, stderr, status } = spawnSync('sh', [siteDo, script], { env, input, encoding: 'utf8' });
      return { stdout, stderr, status };
    };
    expect(run('user')).toEqual({ stdout: 'nobody\n', stderr: '', status: 0 });
    expect(run('echoes', 'a\r\nb\n')).toEqual({ stdout: 'a\r\nb\n', stderr: '', status: 0 });
    expect(run('says')).toEqual({ stdout: '', stderr: 'error\n', status: 7 });
  });

  it('runs a release that is not served, with other settings', () => {
    const settings = { SITE_RELEASE: join(home, 'other'), DATA_DIR: '/rescued' };
    const { stdout } = spawnSync('sh', [siteDo, 'prints', 'a b'], { env: { ...env, ...settings }, encoding: 'utf8' });
    expect(stdout).toBe('other a b /rescued\n');
  });

  it('stopping it stops the script', async () => {
    const running = spawn('sh', [siteDo, 'slow'], { env, stdio: 'ignore' });
    const ended = once(running, 'close');
    const pid = await waitForPid(join(home, 'pid'));
    running.kill('SIGINT');
    await ended;
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});
