import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './parse-environment'

const secrets = {
  CMS_CONTENT_TOKEN: 'token',
  CMS_SUBMISSION_TOKEN: 'token',
  CMS_STAFF_TOKEN: 'token',
  CMS_CONTRACT_TOKEN: 'token',
  STAFF_SESSION_KEY: 'a-key-of-cookies-that-nobody-guesses',
  CONTENT_WEBHOOK_SECRET: 'a-secret-of-enough-length',
  PREVIEW_SECRET: 'another-secret-of-enough-length',
  PRIVATE_FILES_KEY: 'a-secret-that-nobody-can-guess-at-all',
}

describe('the environment', () => {
  it('needs nothing but the secrets', () => {
    const env = parseEnvironment(secrets)
    expect(env.SITE_ORIGIN).toBe('http://localhost:3000')
    expect(env.SITE_PORT).toBe(3000)
    expect(env.SITE_HOST).toBe('127.0.0.1')
    expect(env.REDIS_URL).toBeUndefined()
  })

  it('names every variable that is missing or wrong', () => {
    const parse = () =>
      parseEnvironment({ CMS_CONTENT_TOKEN: 'x', SITE_PORT: '99999', CMS_URL: 'cms.internal' })
    expect(parse).toThrow(/CONTENT_WEBHOOK_SECRET/)
    expect(parse).toThrow(/CMS_SUBMISSION_TOKEN/)
    expect(parse).toThrow(/SITE_PORT/)
    expect(parse).toThrow(/CMS_URL/)
  })

  it('takes the address of a chat widget only with a place for its id, and over TLS', () => {
    const parse = (address: string) =>
      parseEnvironment({ ...secrets, ASSISTANT_WIDGET_URL: address })
    const address = 'https://chat.example/{id}/loader.js'
    expect(parse(address).ASSISTANT_WIDGET_URL).toBe(address)
    expect(() => parse('https://chat.example/loader.js')).toThrow(/ASSISTANT_WIDGET_URL.*\{id\}/)
    expect(() => parse('http://chat.example/{id}.js')).toThrow(/ASSISTANT_WIDGET_URL/)
  })

  it('treats an empty variable like one that is not set', () => {
    const env = parseEnvironment({ ...secrets, REDIS_URL: '', SITE_PORT: '', DATA_DIR: '' })
    expect(env).toMatchObject({ SITE_PORT: 3000, DATA_DIR: './data' })
    expect(env.REDIS_URL).toBeUndefined()
  })

  it('needs the URL of the database where PostgreSQL keeps the data', () => {
    const parse = (url: string) =>
      parseEnvironment({ ...secrets, DATABASE_CLIENT: 'postgres', DATABASE_URL: url })
    expect(parse('postgres://site@db/stays').DATABASE_URL).toBe('postgres://site@db/stays')
    expect(() => parse('')).toThrow(/DATABASE_URL/)
    expect(parseEnvironment(secrets).DATABASE_CLIENT).toBe('better-sqlite3')
  })

  it('reads the extra hosts as a list and addresses without their last slash', () => {
    const env = parseEnvironment({
      ...secrets,
      SITE_EXTRA_HOSTS: 'WWW.example.com, 10.0.0.5:3000,',
      SITE_ORIGIN: 'https://example.com/',
    })
    expect(env.SITE_EXTRA_HOSTS).toEqual(['www.example.com', '10.0.0.5:3000'])
    expect(env.SITE_ORIGIN).toBe('https://example.com')
  })

  it('refuses keys of private files that could be guessed', () => {
    const weak = 'x'.repeat(31)
    expect(() => parseEnvironment({ ...secrets, PRIVATE_FILES_KEY: weak })).toThrow(
      /PRIVATE_FILES_KEY/,
    )
    const older = `${secrets.PRIVATE_FILES_KEY},${weak}`
    expect(() => parseEnvironment({ ...secrets, PRIVATE_FILES_OLDER_KEYS: older })).toThrow(
      /PRIVATE_FILES_OLDER_KEYS/,
    )
  })

  it('refuses an origin that is not http', () => {
    expect(() => parseEnvironment({ ...secrets, SITE_ORIGIN: 'ftp://example.com' })).toThrow(
      /SITE_ORIGIN/,
    )
  })

  it('reads the sender of mails with or without a name, and refuses what is none', () => {
    const senderOf = (text: string) => parseEnvironment({ ...secrets, MAIL_FROM: text }).MAIL_FROM
    expect(senderOf('Ceiba Stays <hello@example.com>')).toEqual({
      name: 'Ceiba Stays',
      address: 'hello@example.com',
    })
    expect(senderOf('')).toBeUndefined()
    expect(() => senderOf('Ceiba Stays')).toThrow(/MAIL_FROM/)
  })

  it('takes mail servers alone for mail servers', () => {
    const parse = (url: string) => parseEnvironment({ ...secrets, SMTP_URL: url }).SMTP_URL
    expect(parse('smtps://user:secret@mail.example.com')).toMatch(/^smtps:/)
    expect(() => parse('https://mail.example.com')).toThrow(/SMTP_URL/)
  })
})
