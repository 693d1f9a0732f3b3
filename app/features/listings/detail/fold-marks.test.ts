import { expect, it } from 'vitest'
import { markFolds } from './fold-marks'

const words = (count: number) => Array.from({ length: count }, () => 'casa').join(' ')
const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

/** What a screen shows whose cut is the n-th. */
function shown(html: string, cut: number): string {
  const hidden = new RegExp(`<span data-beyond="[${cut}-4]">[^<]*</span>`, 'g')
  return textOf(html.replace(hidden, ''))
}

it.each([
  [1, 320],
  [2, 575],
  [3, 790],
  [4, 800],
])('cut %i leaves whole words of at most %i characters', (cut, characters) => {
  const marked = markFolds(
    `<p>${words(60)}</p>\n<p>${words(60)} &amp; <strong>${words(90)}</strong></p>`,
  )
  const left = shown(marked, cut)
  expect(left.length).toBeLessThanOrEqual(characters + '&amp;'.length)
  expect(left.length).toBeGreaterThan(characters - 'casa '.length)
  expect(left).toMatch(/casa$/)
})

it('changes nothing of the text', () => {
  const html = `<p>${words(80)}</p><ul><li>${words(80)}</li></ul><p>&lt;b&gt; ${words(40)}</p>`
  expect(textOf(markFolds(html))).toBe(textOf(html))
})

it('hides blocks beyond a cut whole, so that they leave no gap', () => {
  const marked = markFolds(`<p>${words(66)}</p>\n<p class="x">${words(10)}</p>`)
  expect(marked).toContain('<p data-beyond="1" class="x">')
})

it('leaves a short text as it is', () => {
  expect(markFolds('<p>Una casa.</p>')).toBe('<p>Una casa.</p>')
})
