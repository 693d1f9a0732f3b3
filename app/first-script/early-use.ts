import { isHydrated } from '~/ui/layout/hydrated'
import { needsScripts } from '~/ui/layout/needs-scripts'
import { isField, replayChange, type Field } from './replay-change'

/**
 * Does nothing without scripts, or less: the link that makes a list longer would lead back to its top. Submit buttons and
 * popover buttons work natively.
 */
const scriptedClicks = `button[type=button]:not([popovertarget]),[${needsScripts}=click],a[${needsScripts}=near]`
/** Of these the last one counts; of others, such as the steps of counters, each. */
const leadsElsewhere = 'a,[popovertarget],[aria-haspopup]'
const swipes = `[${needsScripts}=swipe]`
const leastSwipePx = 30
/** After this a link is followed and a form is sent as if there were no scripts. */
const longestWaitMs = 5000

/** In their order, each once, so that an impatient second click does not undo the first. */
const clicked = new Set<HTMLElement>()
/** A form that was sent after clicks in it that wait. */
let sent: { form: HTMLFormElement; submitter: HTMLElement | null } | null = null
let swiped: { track: Element; by: 1 | -1 } | null = null
const changed = new Set<Field>()

/** Notes clicks, swipes and changed fields that come before React listens, and calls back for each. */
export function rememberUse(onUse: () => void): void {
  addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (isHydrated() || !(target instanceof Element)) return
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
      const element = target.closest<HTMLElement>(scriptedClicks)
      if (!element || !isPlain || element.matches(`[${needsScripts}=never]`)) return
      event.preventDefault()
      event.stopPropagation()
      noteClick(element)
      onUse()
      setTimeout(followLink, longestWaitMs, element)
    },
    true,
  )
  for (const type of ['input', 'change']) {
    addEventListener(
      type,
      ({ target }) => {
        if (isHydrated() || !isField(target)) return
        changed.add(target)
        onUse()
      },
      true,
    )
  }
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      if (isHydrated() || !(form instanceof HTMLFormElement)) return
      if (![...clicked].some((element) => form.contains(element))) return
      event.preventDefault()
      event.stopPropagation()
      sent = { form, submitter }
      setTimeout(sendForm, longestWaitMs)
    },
    true,
  )
  let startX = 0
  addEventListener('touchstart', ({ touches }) => (startX = touches[0]?.clientX ?? 0), true)
  addEventListener(
    'touchend',
    ({ target, changedTouches }) => {
      const by = startX - (changedTouches[0]?.clientX ?? startX)
      const track = target instanceof Element ? target.closest(swipes) : null
      if (isHydrated() || !track || Math.abs(by) < leastSwipePx) return
      swiped = { track, by: by > 0 ? 1 : -1 }
      onUse()
    },
    true,
  )
}

/** Repeats for React what the visitor did before it listened. Each use sees what React made of the one before. */
export async function replayUse(): Promise<void> {
  const elements = [...clicked]
  elements.forEach(forgetClick)
  const fields = [...changed]
  changed.clear()
  const [swipe, submission] = [swiped, sent]
  swiped = sent = null
  for (const field of fields) {
    replayChange(field)
    await nextTask()
    // It was left already, which is when some fields tell of their value.
    if (field !== document.activeElement) {
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    }
  }
  for (const element of elements) {
    if (element.isConnected) element.click()
    await nextTask()
  }
  if (swipe) replaySwipe(swipe)
  submission?.form.requestSubmit(submission.submitter)
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

function noteClick(element: HTMLElement): void {
  const replaced = element.matches(leadsElsewhere) ? leadsElsewhere : ':not(*)'
  for (const other of clicked) if (other === element || other.matches(replaced)) forgetClick(other)
  clicked.add(element)
  element.setAttribute('aria-busy', 'true')
}

function forgetClick(element: HTMLElement): void {
  element.removeAttribute('aria-busy')
  clicked.delete(element)
}

/** Sends a touch, upon which React adds the hidden pictures, then scrolls the track by one. */
function replaySwipe({ track, by }: { track: Element; by: 1 | -1 }): void {
  track.dispatchEvent(new Event('touchstart', { bubbles: true }))
  requestAnimationFrame(() => {
    const scroller = [...track.querySelectorAll('*')].find(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    )
    scroller?.scrollBy({ left: by * scroller.clientWidth, behavior: 'smooth' })
  })
}

/** Without the steps that still wait in it, as if there were no scripts. */
function sendForm(): void {
  if (isHydrated()) return
  sent?.form.submit()
  sent = null
}

function followLink(element: HTMLElement): void {
  if (isHydrated() || !clicked.has(element)) return
  element.removeAttribute('aria-busy')
  if (element instanceof HTMLAnchorElement) location.assign(element.href)
}
