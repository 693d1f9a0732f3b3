/** Messages between the web processes of this site. A sender does not receive its own. A message may be lost. */
export type MessageBus = {
  /** Sends JSON. Throws while the line to the others is down. */
  send: (message: unknown) => Promise<void>
  /** Calls the handler with each message of another process. */
  receive: (handler: (message: unknown) => void) => void
  /** Calls the handler when the line goes down, from when on messages are lost, and when it is up again. */
  onLineChange: (handler: (isUp: boolean) => void) => void
  close: () => Promise<void>
}
