import { expect, test } from 'vitest'
import { delayScripts, laterEntry, laterModule } from './delay-scripts'

const document = [
  '<head><link rel="stylesheet" href="/assets/a.css"/></head>',
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>',
  '<script>window.first = 1</script>',
  '<script type="module" async="">import("/assets/a.js")</script>',
].join('')

test('modules and the entry wait, everything else stays as it is', () => {
  const delayed = delayScripts(document, 'on-use')
  expect(delayed).not.toContain('modulepreload')
  expect(delayed).toContain(`<link rel="${laterModule}" href="/assets/b.js"/>`)
  expect(delayed).toContain(
    `<script type="${laterEntry}" data-start="on-use">import("/assets/a.js")</script>`,
  )
  expect(delayed).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
  expect(delayed).toContain('<script>window.first = 1</script>')
})

const withManifest = '<link rel="modulepreload" href="/assets/manifest-ab12.js"/>'

test('pages of visitors get the list of routes that visitors open, others all of it', () => {
  expect(delayScripts(withManifest, 'on-use')).toContain('"/assets/manifest-ab12-visitors.js"')
  expect(delayScripts(withManifest, 'on-load')).toContain('"/assets/manifest-ab12.js"')
})
