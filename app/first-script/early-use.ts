import { isHydrated } from '~/ui/layout/hydrated'
import { needsScripts } from '~/ui/layout/needs-scripts'
import {
  bubbling,
  isField,
  readField,
  replayField,
  stepField,
  type Field,
  type FieldValue,
} from './early-field'
import { rememberSwipe, replaySwipe } from './early-swipe'

/**
 * Elements that do nothing without scripts, or less: the link that makes a list longer would lead back to its top.
 * Other submit buttons and popover buttons work natively. So do the links to the other language until something was
 * typed, which the scripts keep.
 */
const scriptedClicks = `button[type=button]:not([popovertarget]),[${needsScripts}=click],[${needsScripts}=ahead]`
/** Elements that open or lead to something. Only the last click on one counts, so that no two dialogs open at once. */
const openers = 'a,[popovertarget],[aria-haspopup]'
/** After this a link is followed and a form is sent as if there were no scripts. */
const maxWaitMs = 5000
/** For how long a form that the browser sends counts as sent: the visitor may stop it, or come back to it. */
const maxSendMs = 30_000
const waits = 'aria-busy'

/** The elements that were clicked, in this order, each once. */
let clicked: HTMLElement[] = []
/** A form that was sent after clicks in it that wait. */
let sent: { form: HTMLFormElement; submitter: HTMLElement | null } | null = null
/** A form that the browser itself sends. The scripts, which may come before its answer, would send it a second time. */
let leaving: HTMLFormElement | null = null
/** Changed fields with the visitor's values, since React writes its own values when it renders. */
const changed = new Map<Field, FieldValue>()

/** Notes clicks, swipes and changed fields that come before React listens, and calls back for each. */
export function rememberUse(onUse: () => void): void {
  addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (isHydrated() || !(target instanceof Element)) return
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
      const held = scriptedClicks + (changed.size ? ',[data-switch-language]' : '')
      const element = target.closest<HTMLElement>(held)
      if (!element || !isPlain || element.matches(`[${needsScripts}=never]`)) return
      hold(event)
      const stepped = stepField(element)
      if (stepped) noteField(stepped)
      else noteClick(element)
      onUse()
    },
    true,
  )
  for (const type of ['input', 'change']) {
    addEventListener(
      type,
      ({ target }) => {
        if (isHydrated() || !isField(target)) return
        noteField(target)
        onUse()
      },
      true,
    )
  }
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      if (form === leaving) return hold(event)
      if (isHydrated() || !(form instanceof HTMLFormElement)) return
      // No dialog of it opens over what the form leads to.
      forgetClicks((element) => form.contains(element) && element.matches(openers))
      if (!clicked.some((element) => form.contains(element))) return leaveBy(form, submitter)
      hold(event)
      sent?.submitter?.removeAttribute(waits)
      sent = { form, submitter }
      submitter?.setAttribute(waits, 'true')
      setTimeout(sendWithoutScripts, maxWaitMs)
    },
    true,
  )
  rememberSwipe(onUse)
}

/** Keeps an event from the browser and from React. */
function hold(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** React has rendered what an event changed before this resolves, and no event of the visitor has come between. */
const rendered = () => Promise.resolve()
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Repeats for React what the visitor did before it listened. Each use counts from what React made of the one before.
 */
export async function replayUse(): Promise<void> {
  const [fields, elements] = [[...changed], clicked]
  forgetClicks(() => true)
  changed.clear()
  for (const [field, value] of fields) {
    replayField(field, value)
    await rendered()
    // The visitor has left it meanwhile.
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', bubbling))
  }
  for (const element of elements) {
    if (element.isConnected) element.click()
    await nextTask()
  }
  replaySwipe()
  sendForm()
}

function noteField(field: Field): void {
  changed.delete(field)
  changed.set(field, readField(field))
}

function noteClick(element: HTMLElement): void {
  const isOpener = element.matches(openers)
  // An impatient second click does not undo the first.
  forgetClicks((earlier) => earlier === element || (isOpener && earlier.matches(openers)))
  clicked.push(element)
  element.setAttribute(waits, 'true')
  setTimeout(followLink, maxWaitMs, element)
}

function forgetClicks(isForgotten: (element: HTMLElement) => boolean): void {
  for (const element of clicked) if (isForgotten(element)) element.removeAttribute(waits)
  clicked = clicked.filter((element) => !isForgotten(element))
}

function sendWithoutScripts(): void {
  if (isHydrated()) return
  forgetClicks((element) => sent?.form.contains(element) === true)
  sendForm()
}

/** What asks for a page, as filters do, may be asked for again. */
function leaveBy(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (form.method !== 'post') return
  leaving = form
  submitter?.setAttribute(waits, 'true')
  setTimeout(() => {
    leaving = null
    submitter?.removeAttribute(waits)
  }, maxSendMs)
}

/** Sends the form that waits, as the visitor sent it. */
function sendForm(): void {
  if (!sent) return
  const { form, submitter } = sent
  sent = null
  submitter?.removeAttribute(waits)
  // Safari has no `requestSubmit` before 16, and names no submitter before 15.4.
  if (submitter) submitter.click()
  else form.submit()
}

function followLink(element: HTMLElement): void {
  if (isHydrated() || !clicked.includes(element)) return
  element.removeAttribute(waits)
  if (element instanceof HTMLAnchorElement) location.assign(element.href)
  else if ((element as HTMLButtonElement).type === 'submit')
    (element as HTMLButtonElement).form?.submit()
}
