import { seconds } from '~/platform/units/duration'

/** How long the button says whether the address was copied (browsing.md §9, leads-and-content.md §9). */
const saidFor = seconds(3)

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/** `data-copy` copies the address that it names; the button says so by `data-said`. */
export const copyClicks = {
  'data-copy': (button: HTMLElement) => void copy(button),
}

async function copy(button: HTMLElement): Promise<void> {
  const { dataset } = button
  try {
    await navigator.clipboard.writeText(dataset.copy ?? '')
    dataset.said = 'copied'
  } catch {
    // A browser may refuse, and has no clipboard at all without TLS.
    dataset.said = 'not-copied'
  }
  clearTimeout(timers.get(button))
  timers.set(
    button,
    setTimeout(() => delete dataset.said, saidFor),
  )
}
