/**
 * Loaded before a program that another one has started: when that one is gone without having ended
 * its children, the program ends too instead of holding its port.
 */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
