/** Returns what makes the document as it was at first, for the next file of tests. */
export function followDocument(): () => void {
  const removeListeners = [window, document].map(followListeners)
  return () => {
    for (const remove of removeListeners) remove()
    emptyDocument()
  }
}

/** A page listens until it is left, so its code removes few listeners. */
function followListeners(target: EventTarget) {
  const add = target.addEventListener
  const added: Parameters<typeof add>[] = []
  target.addEventListener = (...parameters: Parameters<typeof add>) => {
    // React listens to it once in a document, for all files.
    if (parameters[0] !== 'selectionchange') added.push(parameters)
    add.apply(target, parameters)
  }
  return () => {
    target.addEventListener = add
    for (const [type, listener, options] of added) {
      target.removeEventListener(type, listener, options)
    }
  }
}

/** The elements themselves stay, since Testing Library keeps the body. */
function emptyDocument() {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  }
  history.replaceState(null, '', '/')
}
