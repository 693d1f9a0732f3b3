/**
 * Makes the web fonts of the site: subsets of those in @fontsource-variable, that of the text with its weights.
 * Run `npx tsx scripts/build-fonts.ts` after changing the letters or the packages; the files are committed.
 */
import { writeFileSync } from 'node:fs'
import { makeFonts } from './lib/make-fonts'
import { inRepository } from './lib/repository.js'

for (const [name, content] of await makeFonts()) {
  writeFileSync(inRepository('app', 'ui', 'theme', 'fonts', name), content)
}
