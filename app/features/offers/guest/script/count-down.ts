import { seconds } from '~/platform/units/duration'
import { timeLeft } from '../time-left'

const every = seconds(10)
const units = { days: 'day', hours: 'hour', minutes: 'minute' } as const

/**
 * Keeps the time that is left of the offer true, and asks for the page again when it is over. The clock of the phone
 * may be wrong, so the page is asked for once: the site decides.
 */
export function countDown(reload: () => void = () => location.reload()): () => void {
  const place = document.querySelector<HTMLElement>('[data-left]')
  const end = Date.parse(place?.dataset.left ?? '')
  if (!place || Number.isNaN(end)) return () => undefined
  const wasOver = Date.now() >= end
  const show = () => {
    const left = end - Date.now()
    if (left <= 0) {
      clearInterval(timer)
      // What was typed stays where the clock was wrong from the start.
      if (!wasOver && !isWriting()) reload()
      return
    }
    place.textContent = (place.dataset.words ?? '{{time}}').replace('{{time}}', inWords(left))
  }
  const timer = setInterval(show, every)
  show()
  return () => clearInterval(timer)
}

function inWords(milliseconds: number): string {
  const { unit, count } = timeLeft(milliseconds)
  const language = document.documentElement.lang
  const style = { style: 'unit', unit: units[unit], unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language, style).format(count)
}

/** Whether a field of the page holds words that a reload would lose. */
function isWriting(): boolean {
  return [...document.querySelectorAll('textarea')].some(({ value }) => value !== '')
}
