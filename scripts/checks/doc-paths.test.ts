import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRepository, repository } from '../lib/repository.js'
import { missingPaths } from './doc-paths.js'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: repository,
  encoding: 'utf8',
}).split('\n')
const documents = files.filter((path) => path.endsWith('.md'))

describe('paths in documents and READMEs', () => {
  it('exist', () => {
    const missing = documents.flatMap((path) =>
      missingPaths(path, readFileSync(inRepository(path), 'utf8'), files).map(
        (name) => `${path}: ${name}`,
      ),
    )
    expect(missing).toEqual([])
    expect(documents.length).toBeGreaterThan(50)
  })

  const sample = ['README.md', 'app/features/blog/README.md', 'app/features/blog/list/post.ts']

  it.each([
    '`post.ts`',
    '`list/post.ts`',
    '`features/blog/list/`',
    '`list/`',
    '`../blog/list/post.ts`',
    '`app/features/<feature>/README.md`',
    '`app/*/{blog,news}/list`',
    '[the list](list/post.ts)',
    '[the start](../../../README.md#two-commands)',
    '[elsewhere](https://example.com/a.md)',
    '`npm run check` and `/staff/files` and `a/b` and `![words](address)`',
    '```sh\nnode scripts/none.js\n```',
  ])('%s leads somewhere', (text) => {
    expect(missingPaths('app/features/blog/README.md', text, sample)).toEqual([])
  })

  it.each([
    ['`posts.ts`', 'posts.ts'],
    ['`ost.ts`', 'ost.ts'],
    ['`app/features/news/`', 'app/features/news/'],
    ['`detail/`', 'detail/'],
    ['`app/features/<feature>/list.ts`', 'app/features/<feature>/list.ts'],
    ['[the list](post.ts)', 'post.ts'],
    ['[the list](../list/post.ts)', '../list/post.ts'],
  ])('%s does not exist', (text, path) => {
    expect(missingPaths('app/features/blog/README.md', text, sample)).toEqual([path])
  })
})
