/** The parts of the text editor (CodeMirror 5, `ContentEditableInput`) that are used here. */
type EditorInput = {
  composing?: object | null
  /** Set while letters that the browser inserted wait to be read. */
  readDOMTimeout?: number | null
  updateFromDOM?: () => void
}
type EditorElement = Element & { CodeMirror?: { display: { input: EditorInput } } }

/**
 * Keeps letters that are inserted without a key press: accents by holding a letter down, dictation, a panel of
 * symbols. The editor reads them 80 ms later, and a key press before that redraws the line without them. So the key
 * waits for the reading.
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
