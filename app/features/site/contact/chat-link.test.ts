import { describe, expect, it } from 'vitest'
import { chatLink } from './chat-link'

const settings = { whatsappNumber: '50255500146', whatsappGreeting: 'Hello!' }
const parts = (link: string) => {
  const { origin, pathname, searchParams } = new URL(link)
  return [origin + pathname, searchParams.get('text')]
}

describe('the WhatsApp link of a landing', () => {
  it('opens a chat with the prepared text, else with the greeting of the site', () => {
    const own = 'https://wa.me/50212345678'
    expect(parts(chatLink({ waLink: own, waText: '¡Buen día! ¿Hay casa?' }, settings))).toEqual([
      own,
      '¡Buen día! ¿Hay casa?',
    ])
    expect(parts(chatLink({ waLink: own, waText: '' }, settings))).toEqual([own, 'Hello!'])
  })

  it('keeps a text that the link brings along', () => {
    const link = 'https://wa.me/50212345678?text=Mine'
    expect(parts(chatLink({ waLink: link, waText: 'Other' }, settings))[1]).toBe('Mine')
  })

  it.each(['', 'wa.me/502', 'javascript:alert(1)', 'http://wa.me/1'])(
    'is that of the site where an editor wrote %j',
    (waLink) => {
      expect(parts(chatLink({ waLink, waText: 'Hi' }, settings))).toEqual([
        'https://wa.me/50255500146',
        'Hi',
      ])
    },
  )
})
