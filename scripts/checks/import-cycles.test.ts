import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { repository } from '../lib/repository.js'
import { findCycles, readImports } from './import-cycles.js'

const patterns = ['*.ts', '*.tsx', '*.js']

async function cyclesOf(sources: Record<string, string>): Promise<string[]> {
  const root = await temporaryFolder()
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return findCycles(readImports(root, Object.keys(sources))).map((way) => way.join(' → '))
}

describe('files import each other in no circle', () => {
  it('in the whole repository', () => {
    const listed = execFileSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...patterns],
      { cwd: repository, encoding: 'utf8' },
    )
    const deleted = execFileSync('git', ['ls-files', '--deleted'], {
      cwd: repository,
      encoding: 'utf8',
    }).split('\n')
    const files = listed.split('\n').filter((file) => file && !deleted.includes(file))
    const imports = readImports(repository, files)
    expect([...imports.values()].flat().length).toBeGreaterThan(2000)
    expect(findCycles(imports).map((way) => way.join(' → '))).toEqual([])
  })

  it('is told of two files, by whatever kind of path', async () => {
    const sources = {
      'app/ui/a.ts': "import { b } from '~/ui/b'\nexport const a = b\n",
      'app/ui/b.tsx': "export { a as b } from './a'\n",
    }
    expect(await cyclesOf(sources)).toEqual(['app/ui/a.ts → app/ui/b.tsx → app/ui/a.ts'])
  })

  it('is told of a way through several files', async () => {
    const sources = {
      'a.ts': "import './b.js'\n",
      'b.js': "import './c'\n",
      'c.ts': "import './a'\n",
    }
    expect(await cyclesOf(sources)).toEqual(['a.ts → b.js → c.ts → a.ts'])
  })

  it('is none where types alone go back, or a module that is loaded later', async () => {
    const sources = {
      'a.ts': "import { b } from './b'\nexport type A = typeof b\n",
      'b.ts': "import type { A } from './a'\nexport const b = () => import('./a')\n",
    }
    expect(await cyclesOf(sources)).toEqual([])
  })
})
