import cluster from 'node:cluster'

/**
 * Loaded before a program that another one has started: when that one is gone without having ended
 * its children, the program ends too instead of holding its port.
 * The cluster module does the same for web workers.
 */
if (process.channel && !cluster.isWorker) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
