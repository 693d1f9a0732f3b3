import { expect, it } from 'vitest'
import { widgetAddress } from './widget-address'

const pattern = 'https://widget.example.com/{id}/chat.js'

it('puts the id of the settings into the configured address', () => {
  expect(widgetAddress(pattern, 'abc-1/default')).toBe(
    'https://widget.example.com/abc-1/default/chat.js',
  )
})

it('is none unless both are set', () => {
  expect(widgetAddress(undefined, 'abc')).toBeNull()
  expect(widgetAddress(pattern, null)).toBeNull()
})

it('stays on the configured host, whatever the id', () => {
  for (const id of [
    '../../evil.example',
    '//evil.example',
    '@evil.example',
    'a?b#c',
    'a\\b',
    '$&',
  ]) {
    const address = widgetAddress(pattern, id)
    expect(new URL(address ?? '').host, id).toBe('widget.example.com')
  }
})
