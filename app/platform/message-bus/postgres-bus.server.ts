import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { log } from '~/platform/log/log.server'
import { seconds } from '~/platform/units/duration'
import type { MessageBus } from './message-bus'
import { createMessageHandlers } from './message-handlers'

/** Channels belong to one database. */
const channel = 'site_messages'
/** Name of the listening connection among those of the server. */
export const listenerName = 'site messages'
/** Milliseconds before another try to connect. Doubles while it fails. */
const reconnectAfter = { first: 200, longest: seconds(2) }
const heartbeatEvery = seconds(5)
const patience = seconds(3)
const goodbyePatience = seconds(1)

/**
 * Sends messages by NOTIFY and listens on a connection of its own, which connects again after an outage. A message has
 * at most 8,000 bytes.
 */
export function createPostgresBus(url: string): MessageBus {
  const handlers = createMessageHandlers()
  let client: pg.Client | null = null
  let isClosed = false
  let failures = 0

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: listenerName,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
    })
    client = fresh
    fresh.on('error', (err) => lose(fresh, err))
    fresh.on('end', () => lose(fresh, null))
    fresh.on('notification', ({ payload }) => handlers.take(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${channel}`)
      if (client !== fresh) return
      failures = 0
      handlers.setConnected(true)
    } catch (err) {
      lose(fresh, err)
    }
  }

  /** Gives a connection up and makes another one. A connection may report its end several times. */
  function lose(lost: pg.Client, err: unknown): void {
    if (client !== lost) return
    client = null
    void lost.end().catch(() => {})
    if (isClosed) return
    if (failures === 0) log.warn({ err }, 'message bus: connection to PostgreSQL lost')
    handlers.setConnected(false)
    const wait = Math.min(reconnectAfter.first * 2 ** failures++, reconnectAfter.longest)
    setTimeout(() => isClosed || void connect(), wait).unref()
  }

  /** A server that vanished without a word is noticed by its silence. */
  const heartbeat = setInterval(() => {
    const checked = client
    if (checked && handlers.isConnected()) {
      checked.query('SELECT 1').catch((err: unknown) => lose(checked, err))
    }
  }, heartbeatEvery)
  heartbeat.unref()
  void connect()

  return {
    async send(message) {
      if (!client || !handlers.isConnected()) throw new Error('The message bus is not connected.')
      await client.query('SELECT pg_notify($1, $2)', [channel, handlers.wrap(message)])
    },
    receive: handlers.receive,
    onConnectionChange: handlers.onConnectionChange,
    async close() {
      isClosed = true
      clearInterval(heartbeat)
      const goodbye = client?.end().catch(() => {})
      await Promise.race([goodbye, pause(goodbyePatience, undefined, { ref: false })])
    },
  }
}
