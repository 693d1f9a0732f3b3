const eventName = 'open-assistant'

/** Asks the frame to open the assistant; any link to it may. */
export function openAssistant(): void {
  window.dispatchEvent(new Event(eventName))
}

/** Calls back each time the assistant is opened; returns the unsubscribe function. */
export function onOpenAssistant(open: () => void): () => void {
  window.addEventListener(eventName, open)
  return () => window.removeEventListener(eventName, open)
}
