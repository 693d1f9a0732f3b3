const eventName = 'open-assistant'

/** Opens the assistant by an event that `AssistantHost` receives. */
export function openAssistant(): void {
  window.dispatchEvent(new Event(eventName))
}

/** Calls back each time the assistant is opened; returns the unsubscribe function. */
export function onOpenAssistant(open: () => void): () => void {
  window.addEventListener(eventName, open)
  return () => window.removeEventListener(eventName, open)
}
