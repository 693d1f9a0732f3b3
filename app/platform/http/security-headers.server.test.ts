import { describe, expect, it } from 'vitest'
import { createSecurityHeaders } from './security-headers.server'

const none = { scripts: [], styles: [], attributes: [] }
const policyOf = (siteOrigin: string, mapTileUrl: string) =>
  createSecurityHeaders({ siteOrigin, mapTileUrl }).contentSecurityPolicy({
    scripts: ["'sha256-abc'"],
    styles: ["'sha256-def'"],
    attributes: ["'sha256-ghi'"],
  })

describe('the security headers', () => {
  it('let scripts run by their hash only and pictures come from the tile host', () => {
    const policy = policyOf(
      'https://ceiba.example',
      'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    )
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'sha256-abc'",
        "img-src 'self' data: https://tile.openstreetmap.org",
        "form-action 'self' https://wa.me https://api.whatsapp.com",
        "frame-ancestors 'none'",
      ]),
    )
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('understand tiles on numbered hosts, on our own host, and none', () => {
    const origin = 'https://ceiba.example'
    expect(policyOf(origin, 'https://{s}.tiles.example/{z}/{x}.png')).toContain(
      "img-src 'self' data: https://*.tiles.example;",
    )
    expect(policyOf(origin, '/tiles/{z}/{x}/{y}.png')).toContain("img-src 'self' data:;")
    expect(policyOf(origin, '')).toContain("img-src 'self' data:;")
  })

  it('let the bot check in only where there is one', () => {
    const options = { siteOrigin: 'https://ceiba.example', mapTileUrl: '' }
    const withCheck = createSecurityHeaders({ ...options, hasBotCheck: true })
    expect(withCheck.contentSecurityPolicy(none).split('; ')).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://challenges.cloudflare.com",
        'frame-src https://challenges.cloudflare.com',
      ]),
    )
    const without = createSecurityHeaders(options).contentSecurityPolicy(none)
    expect(without).toContain("frame-src 'none'")
    expect(without).not.toContain('cloudflare')
  })

  it('let the host of a chat widget in only where there is one, and no other', () => {
    const options = { siteOrigin: 'https://ceiba.example', mapTileUrl: '' }
    const chatWidgetUrl = 'https://chat.example/{id}/loader.js'
    const withChat = createSecurityHeaders({ ...options, chatWidgetUrl }).contentSecurityPolicy(
      none,
    )
    expect(withChat.split('; ')).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://chat.example",
        'frame-src https://chat.example',
        "connect-src 'self' https://chat.example wss://chat.example",
      ]),
    )
    expect(withChat).not.toContain('loader')
    expect(createSecurityHeaders(options).contentSecurityPolicy(none)).not.toContain('chat')
  })

  it('of pages with nothing of others name our own host alone, and allow the styles of the page alone', () => {
    const policy = createSecurityHeaders({
      siteOrigin: 'https://ceiba.example',
      mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      hasBotCheck: true,
      playerOrigins: ['https://player.example'],
      chatWidgetUrl: 'https://chat.example/{id}/loader.js',
      isOwnOnly: true,
    }).contentSecurityPolicy({ ...none, styles: ["'sha256-def'"] })
    expect(policy).not.toMatch(/https?:|wss:|unsafe/)
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "style-src 'self' 'sha256-def'",
        "form-action 'self'",
        "media-src 'none'",
      ]),
    )
  })

  it('of pages with nothing of others allow a style attribute by its hash alone', () => {
    const options = { siteOrigin: 'https://ceiba.example', mapTileUrl: '', isOwnOnly: true }
    const { contentSecurityPolicy } = createSecurityHeaders(options)
    expect(contentSecurityPolicy({ ...none, attributes: ["'sha256-ghi'"] }).split('; ')).toEqual(
      expect.arrayContaining(["style-src 'self'", "style-src-attr 'unsafe-hashes' 'sha256-ghi'"]),
    )
    expect(contentSecurityPolicy(none)).not.toContain('style-src-attr')
  })

  it('ask for TLS only where the site has it', () => {
    const names = (origin: string) =>
      createSecurityHeaders({ siteOrigin: origin, mapTileUrl: '' }).common.map(([name]) => name)
    expect(names('https://ceiba.example')).toContain('Strict-Transport-Security')
    expect(names('http://localhost:3000')).not.toContain('Strict-Transport-Security')
    expect(policyOf('http://localhost:3000', '')).not.toContain('upgrade-insecure-requests')
  })
})
