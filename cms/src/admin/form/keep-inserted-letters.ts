/** What is used of the editor of texts (CodeMirror 5, `ContentEditableInput`). */
type EditorInput = {
  composing?: object | null
  /** Set while letters that the browser inserted wait to be read. */
  readDOMTimeout?: number | null
  updateFromDOM?: () => void
}
type EditorElement = Element & { CodeMirror?: { display: { input: EditorInput } } }

/**
 * Keeps letters that come into a text without a key: by holding a letter down for its accents, by dictation, from a panel of symbols.
 * The editor reads them 80 ms later, and a key before that draws the line anew without them. So the key waits for the reading.
 */
export function keepInsertedLetters(): void {
  window.addEventListener('keydown', ({ target }) => readInserted(target), true)
}

function readInserted(target: EventTarget | null): void {
  const editor: EditorElement | null =
    target instanceof Element ? target.closest('.CodeMirror') : null
  const input = editor?.CodeMirror?.display.input
  if (!input?.readDOMTimeout || input.composing) return
  clearTimeout(input.readDOMTimeout)
  input.readDOMTimeout = null
  input.updateFromDOM?.()
}
