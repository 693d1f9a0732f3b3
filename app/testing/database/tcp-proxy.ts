import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A port in front of a server, which a test can make unreachable. It closes when the test ends. */
export async function startTcpProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'silent' = 'open'

  const server = createServer((client) => {
    if (state === 'cut') return void client.destroy()
    const upstream = connect(target)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      one.on('data', (chunk) => state === 'open' && other.write(chunk))
      one.on('close', () => (sockets.delete(one), other.destroy()))
      one.on('error', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(async () => {
    close()
    await new Promise((resolve) => server.close(resolve))
  })

  return {
    port: (server.address() as AddressInfo).port,
    /** Ends all connections and accepts none. */
    cut: () => {
      state = 'cut'
      close()
    },
    /** Passes nothing on, as a network that loses every packet. */
    silence: () => void (state = 'silent'),
    /** Accepts connections again; those that were silent are ended. */
    mend: () => {
      close()
      state = 'open'
    },
  }
}
