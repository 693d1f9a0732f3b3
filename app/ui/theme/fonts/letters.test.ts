import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCountries } from 'libphonenumber-js'
import { describe, expect, test } from 'vitest'
import { locales } from '~content/locale'
import { commonLetters, systemSigns, unicodeRange } from './letters'

/** Folders with words that the site shows, and the files there that hold them. */
const sources: [folder: string, files: RegExp][] = [
  ['app/locales', /\.ts$/],
  ['app', /(?<!\.test)\.tsx$|\.css$/],
  ['content-types', /\.ts$/],
  ['cms/seed/content', /\.ts$/],
]

function textsIn(folder: string, files: RegExp): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && files.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [file, unescape(readFileSync(file, 'utf8'))])
}

function unescape(source: string): string {
  return source.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
}

/** Control and format characters, such as the byte order mark of files, are not drawn. */
const isDrawn = (letter: string) => !/[\p{Cc}\p{Cf}]/u.test(letter)

const isMissing = (letter: string) =>
  isDrawn(letter) && !commonLetters.includes(letter) && !systemSigns.includes(letter)

describe('the fonts that every page loads', () => {
  test.each(sources)('have all letters of the words in %s', (folder, files) => {
    const texts = textsIn(folder, files)
    expect(texts.length).toBeGreaterThan(5)
    const missing = texts.flatMap(([file, text]) =>
      [...new Set(text)].filter(isMissing).map((letter) => `${letter} in ${file}`),
    )
    expect(missing).toEqual([])
  })

  test.each(locales)('have all letters of countries and dates in %s', (locale) => {
    const countries = new Intl.DisplayNames(locale, { type: 'region' })
    const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' })
    const months = Array.from({ length: 12 }, (_, month) => new Date(2030, month, month + 1, 15))
    const texts = [
      ...getCountries().map((code) => countries.of(code) ?? ''),
      ...months.map((day) => dates.formatRange(day, new Date(2031, 0, 1))),
    ]
    expect([...new Set(texts.join(''))].filter(isMissing)).toEqual([])
  })

  test('stay within 32 kB', () => {
    const bytes = ['fraunces', 'nunito-sans'].map(
      (name) => readFileSync(`app/ui/theme/fonts/${name}-common.woff2`).length,
    )
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(32_000)
  })
})

test('neighbouring letters share a range', () => {
  expect(unicodeRange('cabxé')).toBe('U+61-63, U+78, U+E9')
})
