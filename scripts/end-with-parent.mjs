// Loaded before a program that a script of ours starts: when that script is killed, the program hears it
// by the channel between them and ends in its usual way, so that the next start finds the place free.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Listening must not keep a finished program alive.
  process.channel.unref();
}
