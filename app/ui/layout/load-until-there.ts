import { untilOnline } from '~/platform/http/until-online'
import { seconds } from '~/platform/units/duration'
import { keepWrittenText } from './keep-written-text'

const firstPause = seconds(0.5)
const maxPause = seconds(30)

/**
 * Imports a part that the server renders, too, for `React.lazy`. In a browser it never rejects: while the script cannot
 * be had, what the server rendered stays, a form for instance, which works without. The script is asked for again and
 * again.
 */
export async function loadUntilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pause = firstPause; ; pause = Math.min(pause * 4, maxPause)) {
    try {
      const part = await load()
      if (typeof document !== 'undefined') keepWrittenText()
      return part
    } catch (error) {
      if (typeof document === 'undefined') throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
      await untilOnline()
    }
  }
}
