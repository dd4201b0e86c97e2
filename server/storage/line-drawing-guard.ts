/** Ends the process of a drawing from within: its own thread is free while the drawing is made, and whoever started it may be gone. */

/** A moment after which whoever started it would have ended it (line-drawing.ts). */
const longestMs = 7_000;
/** Far more than a picture of a logo takes, and its library. */
const memoryBytesMax = 600_000_000;
const everyMs = 50;

/** From now on: too long, too much memory, or nobody left to give the picture to. None of it keeps the process going. */
export function endWhenAstray({ longest = longestMs, memory = memoryBytesMax } = {}): void {
  const end = () => process.kill(process.pid, 'SIGKILL');
  const parent = process.ppid;
  setTimeout(end, longest).unref();
  setInterval(() => {
    if (process.ppid !== parent || process.memoryUsage.rss() > memory) end();
  }, everyMs).unref();
}
