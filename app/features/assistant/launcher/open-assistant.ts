const eventName = 'open-assistant'

/** Asks the frame to open the assistant; any link to it may. */
export function openAssistant(): void {
  window.dispatchEvent(new Event(eventName))
}

/** Calls back whenever somebody wants the assistant; returns how to stop. */
export function onOpenAssistant(open: () => void): () => void {
  window.addEventListener(eventName, open)
  return () => window.removeEventListener(eventName, open)
}
