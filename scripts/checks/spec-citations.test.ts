import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRepository, repository } from '../lib/repository.js'
import { citationFault, findCitations } from './spec-citations.js'

const sources = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
    '*.js',
    '*.css',
    '*.md',
  ],
  { cwd: repository, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path && !path.startsWith('docs/spec/') && !path.includes('spec-citations'))

describe('citations of the specification', () => {
  it('lead to a file and a section that exist', () => {
    const cited = sources.map((path) => ({
      path,
      citations: findCitations(readFileSync(inRepository(path), 'utf8')),
    }))
    const faults = cited.flatMap(({ path, citations }) =>
      citations
        .map((citation) => citationFault(citation, repository))
        .filter((fault) => fault !== undefined)
        .map((fault) => `${path}: ${fault}`),
    )
    expect(faults).toEqual([])
    expect(cited.flatMap(({ citations }) => citations).length).toBeGreaterThan(200)
  })

  it.each([
    ['browsing.md §2', undefined],
    ['browsing.md §2 and §99', 'no section 99'],
    ['contracts-and-routes.md §2.14', 'no section 2.14'],
    ['pricing.md, "Money"', undefined],
    ['pricing.md, "Time\n * travel"', 'nothing in docs/spec/pricing.md begins with these words'],
    ['decisions.md, "Who may\n * do what"', undefined],
    ['docs/facts/security.md 17', undefined],
    ['docs/facts/security.md 99', 'no point 99'],
    ['docs/spec/wishes.md', 'there is no docs/spec/wishes.md'],
  ])('%s: %s', (text, fault) => {
    const [citation] = findCitations(`/** Says why (${text}). */`)
    if (!citation) throw new Error('The citation was not found.')
    const found = citationFault(citation, repository)
    if (fault === undefined) expect(found).toBeUndefined()
    else expect(found).toContain(fault)
  })
})
