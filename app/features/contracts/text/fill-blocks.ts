import { placeholderPattern } from '~content/contract-placeholder'
import type { Locale } from '~content/locale'
import type { Block } from './block'
import { placeholderValues, type PartialReservation } from './placeholder-values'

const none: Record<Locale, string> = {
  en: 'Nothing else was agreed.',
  es: 'No se acordó nada más.',
}

/**
 * A template with the values of a contract in the place of its placeholders. A paragraph that is nothing but the extra
 * terms or the lines of the price becomes a list of them. A template that does not name the terms ends with that list,
 * since they are signed; where the price has no lines, it stands for them. Values are text: nothing in them is read as
 * Markdown.
 */
export function fillBlocks(
  blocks: readonly Block[],
  reservation: PartialReservation,
  locale: Locale,
): Block[] {
  const values = placeholderValues(reservation, locale)
  const terms = values.extraTerms.map(oneLine)
  const lines = values.priceLines.map(oneLine)
  const words: Record<string, string> = {
    ...values,
    extraTerms: terms.length > 0 ? terms.join('; ') : none[locale],
    priceLines: lines.length > 0 ? lines.join('; ') : values.fullPayment,
  }
  const fill = (text: string) =>
    text.replace(valueAndStop, (whole, name: string, stop: string) => {
      if (!Object.hasOwn(words, name)) return whole
      const value = oneLine(words[name] ?? '')
      return value.endsWith('.') ? value : value + stop
    })
  // The value may be bold, and the full stop behind it not.
  const fillRuns = (runs: Block['runs']) => {
    let hasStop = false
    return runs.map((run) => {
      const text = fill(hasStop ? run.text.replace(/^\./, '') : run.text)
      hasStop = run.text.endsWith('}}') && text.endsWith('.')
      return { ...run, text }
    })
  }
  const listed = terms.map(pointOf)
  const filled = blocks.flatMap((block): Block[] => {
    if (listOfTerms.test(textOf(block)) && listed.length > 0) return listed
    if (listOfLines.test(textOf(block)) && lines.length > 0) return lines.map(pointOf)
    return [{ ...block, runs: fillRuns(block.runs) }]
  })
  return blocks.some((block) => nameOfTerms.test(textOf(block))) ? filled : [...filled, ...listed]
}

/** A placeholder with the full stop behind it; one is enough where the value ends with its own, as `10 a. m.` does. */
const valueAndStop = new RegExp(`${placeholderPattern.source}(\\.?)`, 'g')

const nameOfTerms = /\{\{\s*extraTerms\s*\}\}/
const listOfTerms = new RegExp(`^\\s*${nameOfTerms.source}\\s*$`)
const listOfLines = /^\s*\{\{\s*priceLines\s*\}\}\s*$/

function pointOf(text: string): Block {
  return { kind: 'point', level: 0, runs: [{ text, isBold: false }] }
}

/** The text alone, a line for each block. */
export function textOfBlocks(blocks: readonly Block[]): string {
  return blocks.map(textOf).join('\n')
}

function textOf({ runs }: Block): string {
  return runs.map(({ text }) => text).join('')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
