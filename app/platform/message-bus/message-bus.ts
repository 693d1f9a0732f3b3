/** Messages between the web processes of this site. A sender does not receive its own. A message may be lost. */
export type MessageBus = {
  /** Sends JSON. Throws while disconnected from the others. */
  send: (message: unknown) => Promise<void>
  /** Calls the handler with each message of another process. */
  receive: (handler: (message: unknown) => void) => void
  /** Calls the handler when the connection is lost, with the messages sent meanwhile, and when it is back. */
  onConnectionChange: (handler: (isConnected: boolean) => void) => void
  close: () => Promise<void>
}
