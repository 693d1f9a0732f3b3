import { afterEach, beforeEach, onTestFinished, vi, type MockInstance } from 'vitest'
import { announceHydration } from '~/ui/layout/hydrated'

let listening: MockInstance<typeof window.addEventListener>
let replayUse: () => Promise<void>
/** Called for each use that is kept. */
export const onUse = vi.fn()

/** Gives each test a fresh copy of the module, as each page has its own. */
export function setUpEarlyUse(): void {
  beforeEach(async () => {
    vi.useFakeTimers()
    vi.resetModules()
    onUse.mockReset()
    delete document.documentElement.dataset.hydrated
    listening = vi.spyOn(window, 'addEventListener')
    const earlyUse = await import('~/first-script/early-use')
    earlyUse.rememberUse(onUse)
    replayUse = earlyUse.replayUse
  })

  afterEach(() => {
    for (const [type, listener, options] of listening.mock.calls) {
      window.removeEventListener(type, listener, options)
    }
  })
}

/** What the page has from then on, in its order: `event name of the element`. */
export function hear(...types: string[]): string[] {
  const heard: string[] = []
  for (const type of types) {
    const listener = ({ target }: Event) => heard.push(`${type} ${(target as Element).id}`)
    document.body.addEventListener(type, listener)
    onTestFinished(() => document.body.removeEventListener(type, listener))
  }
  return heard
}

/** The scripts of the page come, and what was kept is repeated; `meanwhile` happens before it has ended. */
export async function hydrate(meanwhile?: () => void): Promise<void> {
  announceHydration()
  const replayed = replayUse()
  if (meanwhile) setTimeout(meanwhile)
  await vi.advanceTimersByTimeAsync(100)
  await replayed
}

export const button = (id: string, attributes = '') =>
  `<button type="button" id="${id}" ${attributes}>${id}</button>`

/** A number with its two buttons. */
export const counter = `<div>
  ${button('fewer', 'data-needs-scripts="step-down" aria-disabled="true"')}
  <input type="number" id="adults" min="1" max="4" value="1">
  ${button('more', 'data-needs-scripts="step-up"')}
</div>`

/** A form with two ways to send it, and which of them sent it. */
export function showForm(fields: string): string[] {
  document.body.innerHTML = `<form>
    ${fields}<button id="save">Save</button><button id="add" name="intent" value="add">Add</button>
  </form>`
  const sentBy: string[] = []
  document.forms[0]?.addEventListener('submit', (event) => {
    event.preventDefault()
    sentBy.push(event.submitter?.id ?? '')
  })
  return sentBy
}
