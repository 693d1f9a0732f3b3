import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeFonts } from './make-fonts'
import { inRepository } from './repository.js'

test('the committed fonts are made from the letters and packages as they are', async () => {
  for (const [name, made] of await makeFonts()) {
    const committed = readFileSync(inRepository('app', 'ui', 'theme', 'fonts', name))
    expect(committed.equals(made), `${name}: run npx tsx scripts/build-fonts.ts`).toBe(true)
  }
})
