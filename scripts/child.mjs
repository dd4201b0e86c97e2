import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone; scripts may be called from anywhere. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Everything but the server gets this long to end after Ctrl-C; the whole has five seconds. */
const grace = 4_500;
const running = new Set();
let interrupted;
let interruptedAt = 0;

/** The Node of the dependency list once it is installed, which runs TypeScript as it stands. */
export function node() {
  const own = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  return existsSync(own) ? own : process.execPath;
}

function send(child, signal) {
  try {
    // The whole group, as npm and the tools have children of their own.
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

function interrupt(signal) {
  // The terminal closing is no more than another way to say stop.
  const wanted = signal === 'SIGHUP' ? 'SIGTERM' : signal;
  // The terminal and npm both pass one Ctrl-C on; only a later one means that someone lost patience.
  const again = interrupted !== undefined;
  if (again && Date.now() - interruptedAt < 1_000) return;
  interrupted = wanted;
  interruptedAt = Date.now();
  for (const child of running) send(child, again ? 'SIGKILL' : wanted);
  if (running.size === 0) process.exit(128 + (wanted === 'SIGINT' ? 2 : 15));
  setTimeout(() => {
    for (const child of running) send(child, 'SIGKILL');
  }, grace).unref();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupt(signal));

function procFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** The parent of a process; on Linux of any, elsewhere only ours is known. */
function parentOf(pid) {
  if (pid === process.pid) return process.ppid;
  const stat = procFile(pid, 'stat');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/**
 * npm ends silently to us when it is killed; whoever it started must not run on. Between npm and us
 * there may be the shell it runs scripts by, which does not notice either.
 */
function watchNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const isShell = procFile(process.ppid, 'cmdline').split('\0')[1] === '-c';
  const watched = isShell ? process.ppid : process.pid;
  const npm = parentOf(watched);
  const look = setInterval(() => {
    if (parentOf(watched) === npm) return;
    clearInterval(look);
    if (!interrupted) interrupt('SIGTERM');
  }, 250);
  look.unref();
}
watchNpm();

/** Says every five seconds that a silent step is still going on. */
function keepTelling(label) {
  const start = Date.now();
  return setInterval(() => {
    console.log(`  ... ${label} (${Math.round((Date.now() - start) / 1000)} s)`);
  }, 5_000);
}

/**
 * Runs a program to its end and gives its exit code. It has a process group of its own, so that a signal
 * reaches it once, from us; it hears of our own sudden end through the channel when `linked`.
 * `capture` gives its output back instead of showing it; `hear` gets what it says through the channel; of one that `isQuiet` all that
 * it says is shown only when it fails.
 */
export function run(
  command,
  args,
  { env = {}, label, linked = false, capture = false, isQuiet = false, hear } = {},
) {
  if (interrupted) process.exit(130);
  return new Promise((resolve, reject) => {
    const output = capture || isQuiet ? 'pipe' : 'inherit';
    const errors = isQuiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      detached: process.platform !== 'win32',
      stdio: ['inherit', output, errors, ...(linked ? ['ipc'] : [])],
    });
    running.add(child);
    if (hear) child.on('message', hear);
    const telling = label ? keepTelling(label) : undefined;
    let text = '';
    const hold = (chunk) => (text += chunk);
    child.stdout?.on('data', hold);
    child.stderr?.on('data', hold);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(telling);
      running.delete(child);
      if (isQuiet && code !== 0) console.error(text);
      resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 137), text });
    });
  });
}

const guard = join(root, 'scripts', 'end-with-parent.mjs');

/** Runs a program of ours and ends this one as it ended; for the last act of a script. */
export async function become(args, env) {
  const { code } = await run(node(), ['--import', guard, ...args], { env, linked: true });
  process.exit(code);
}

const shortestPause = 500;
/** A program that lived so long had a good start; the next pause is the shortest again. */
const goodLife = 60_000;

/**
 * As `become`, but a program that has said 'ready' through its channel and then ends by itself is started again, and that is
 * said. One that never got ready has told why, and ends this one too.
 */
export async function keepRunning(args, env, { longestPause = 30_000 } = {}) {
  let pause = shortestPause / 2;
  for (;;) {
    const start = Date.now();
    let wasReady = false;
    const hear = (word) => (wasReady ||= word === 'ready');
    const { code } = await run(node(), ['--import', guard, ...args], { env, linked: true, hear });
    if (interrupted || !wasReady || code === 0) process.exit(code);
    pause = Date.now() - start > goodLife ? shortestPause : Math.min(pause * 2, longestPause);
    console.error(`\nThe server ended by itself (code ${code}). It is started again in ${pause / 1_000} s.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Ends the script when a step failed or was interrupted. */
export function stopUnless(result, sentence) {
  if (interrupted) process.exit(130);
  if (result.code === 0) return;
  console.error(sentence);
  process.exit(result.code);
}
