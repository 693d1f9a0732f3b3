import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRepository } from '../lib/repository.js'

const folder = inRepository('docs/decisions')
const row = /^\| \[(\d{4})\]\((\S+)\)\s*\| (.+?)\s*\| (.+?)\s*\|$/gm

const files = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name))
const index = readFileSync(join(folder, 'README.md'), 'utf8')
const rows = [...index.matchAll(row)].map(([, number = '', file = '', title, status = '']) => ({
  number,
  file,
  title,
  status,
}))

describe('the index of decisions', () => {
  it('has a row for each decision, in order', () => {
    expect(rows.map(({ file }) => file)).toEqual(files.sort())
  })

  it.each(rows)('calls $number by its number and title', ({ number, file, title }) => {
    const [heading] = readFileSync(join(folder, file), 'utf8').split('\n')
    expect(file.slice(0, 4)).toBe(number)
    expect(heading).toBe(`# ${title}`)
  })

  it('gives each number once', () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
  })

  it.each(rows)('knows the status of $number', ({ number, status }) => {
    const [, newer] = /^(?:accepted|superseded by (\d{4}))$/.exec(status) ?? [null]
    expect(newer).not.toBeNull()
    if (newer === undefined) return
    expect(rows.map((each) => each.number)).toContain(newer)
    expect(Number(newer)).toBeGreaterThan(Number(number))
  })
})
