import { isHydrated } from '~/ui/layout/hydrated'
import { needsScripts } from '~/ui/layout/needs-scripts'
import {
  bubbling,
  isField,
  readField,
  replayField,
  type Field,
  type FieldValue,
} from './early-field'

/**
 * Does nothing without scripts, or less: the link that makes a list longer would lead back to its top. Submit buttons and
 * popover buttons work natively.
 */
const scriptedClicks = `button[type=button]:not([popovertarget]),[${needsScripts}=click],[${needsScripts}=ahead]`
/** Each of their clicks counts: two are two guests more. */
const steps = `[${needsScripts}=step]`
/** What opens or leads to something: of these the last one counts, so that no two dialogs open on top of each other. */
const openers = 'a,[popovertarget],[aria-haspopup]'
const swipes = `[${needsScripts}=swipe]`
const leastSwipePx = 30
/** After this a link is followed and a form is sent as if there were no scripts. */
const longestWaitMs = 5000

/** In their order. */
let clicked: HTMLElement[] = []
/** A form that was sent after clicks in it that wait. */
let sent: { form: HTMLFormElement; submitter: HTMLElement | null } | null = null
let swiped: { track: Element; by: 1 | -1 } | null = null
/** With what the visitor chose or wrote, since React writes its own values when it renders. */
const changed = new Map<Field, FieldValue>()

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
      const isOpener = element.matches(openers)
      // An impatient second click does not undo the first.
      forgetClicks((earlier) =>
        earlier === element ? !element.matches(steps) : isOpener && earlier.matches(openers),
      )
      clicked.push(element)
      element.setAttribute('aria-busy', 'true')
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
        // A number that is written after its steps stands as it is.
        forgetClicks((step) => step.matches(steps) && step.parentElement === target.parentElement)
        changed.delete(target)
        changed.set(target, readField(target))
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
      if (!clicked.some((element) => form.contains(element))) return
      event.preventDefault()
      event.stopPropagation()
      sent = { form, submitter }
      setTimeout(sendForm, longestWaitMs)
    },
    true,
  )
  let startX = 0
  addEventListener(
    'touchstart',
    ({ touches }) => {
      // The repeated one has no touches.
      if (!isHydrated()) startX = touches[0]?.clientX ?? 0
    },
    true,
  )
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

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Repeats for React what the visitor did before it listened. Each use counts from what React made of the one before. */
export async function replayUse(): Promise<void> {
  const [fields, elements, swipe, submission] = [[...changed], clicked, swiped, sent]
  forgetClicks(() => true)
  changed.clear()
  swiped = sent = null
  for (const [field, value] of fields) {
    replayField(field, value)
    await nextTask()
    // The visitor has left it meanwhile.
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', bubbling))
  }
  for (const element of elements) {
    if (element.isConnected) element.click()
    await nextTask()
  }
  if (swipe) replaySwipe(swipe)
  submission?.form.requestSubmit(submission.submitter)
}

function forgetClicks(isForgotten: (element: HTMLElement) => boolean): void {
  for (const element of clicked) if (isForgotten(element)) element.removeAttribute('aria-busy')
  clicked = clicked.filter((element) => !isForgotten(element))
}

/** Sends a touch, upon which React adds the hidden pictures, then scrolls the track by one. */
function replaySwipe({ track, by }: { track: Element; by: 1 | -1 }): void {
  track.dispatchEvent(new Event('touchstart', bubbling))
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
  if (isHydrated() || !clicked.includes(element)) return
  element.removeAttribute('aria-busy')
  if (element instanceof HTMLAnchorElement) location.assign(element.href)
}
