import { placeholderPattern } from '~content/contract-placeholder'
import type { Locale } from '~content/locale'
import type { Block } from './block'
import { placeholderValues, type PartialReservation } from './placeholder-values'

const none: Record<Locale, string> = {
  en: 'Nothing else was agreed.',
  es: 'No se acordó nada más.',
}

/**
 * A template with the values of a contract in the place of its placeholders. A paragraph that is nothing but the
 * extra terms becomes a list of them. Values are text: nothing in them is read as Markdown.
 */
export function fillBlocks(
  blocks: readonly Block[],
  reservation: PartialReservation,
  locale: Locale,
): Block[] {
  const values = placeholderValues(reservation, locale)
  const terms = values.extraTerms.map(oneLine)
  const words: Record<string, string> = {
    ...values,
    extraTerms: terms.length > 0 ? terms.join('; ') : none[locale],
  }
  const fill = (text: string) =>
    text.replace(placeholderPattern, (whole, name: string) =>
      Object.hasOwn(words, name) ? oneLine(words[name] ?? whole) : whole,
    )
  return blocks.flatMap((block): Block[] => {
    const text = block.runs.map((run) => run.text).join('')
    if (/^\s*\{\{\s*extraTerms\s*\}\}\s*$/.test(text) && terms.length > 0) {
      return terms.map((term) => ({
        ...{ kind: 'point', level: 0 },
        runs: [{ text: term, isBold: false }],
      }))
    }
    return [{ ...block, runs: block.runs.map((run) => ({ ...run, text: fill(run.text) })) }]
  })
}

/** The text alone, a line for each block. */
export function textOfBlocks(blocks: readonly Block[]): string {
  return blocks.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
