import { randomUUID } from 'node:crypto'
import * as z from 'zod'

const envelopeSchema = z.object({ from: z.string(), body: z.unknown() })

/** What all buses share: their handlers, and how a process recognizes its own messages. */
export function createMessageHandlers() {
  const self = randomUUID()
  const handlers: ((message: unknown) => void)[] = []
  const connectionHandlers: ((isConnected: boolean) => void)[] = []
  /** Null before the first try to connect has ended. */
  let isConnected: boolean | null = null

  return {
    receive: (handler: (message: unknown) => void): void => void handlers.push(handler),
    onConnectionChange: (handler: (isConnected: boolean) => void): void =>
      void connectionHandlers.push(handler),
    /** A message as it travels. */
    wrap: (body: unknown): string => JSON.stringify({ from: self, body }),
    /** Passes an incoming message to the handlers. */
    take(text: string): void {
      const envelope = envelopeSchema.safeParse(parseJson(text))
      if (!envelope.success || envelope.data.from === self) return
      for (const handler of handlers) handler(envelope.data.body)
    },
    setConnected(now: boolean): void {
      if (now === isConnected) return
      isConnected = now
      for (const handler of connectionHandlers) handler(now)
    },
    isConnected: (): boolean => isConnected === true,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
