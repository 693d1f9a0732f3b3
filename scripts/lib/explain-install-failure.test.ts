import { describe, expect, it } from 'vitest'
import { explainInstallFailure } from './explain-install-failure.js'

const gyp = 'prebuild-install warn install read ECONNRESET\ngyp ERR! stack Error: not found: make'

describe('the explanation of a failed installation', () => {
  it('names what is missing for the compiler and how to install it', () => {
    const failure = { log: gyp, missingTools: ['make', 'a C++ compiler'] }
    const onLinux = explainInstallFailure({ ...failure, platform: 'linux' })
    expect(onLinux).toContain('this machine lacks make, a C++ compiler')
    expect(onLinux).toContain('apt-get install python3 make g++')
    expect(explainInstallFailure({ ...failure, platform: 'darwin' })).toContain('xcode-select')
  })

  it('blames the connection when nothing is missing', () => {
    const log = 'npm error network request failed, reason: getaddrinfo ENOTFOUND registry.example'
    expect(explainInstallFailure({ log, missingTools: [], platform: 'linux' })).toContain(
      'registry could not be reached',
    )
  })

  it('does not blame the connection where the compiler failed', () => {
    const log = 'prebuild-install warn install getaddrinfo ENOTFOUND host.example\ngyp ERR! UNCAUGHT'
    expect(explainInstallFailure({ log, missingTools: [], platform: 'linux' })).toContain(
      'could not be compiled',
    )
  })

  it('says nothing where the log tells nothing', () => {
    const failure = { log: 'TypeError: x is not a function', missingTools: ['make'] }
    expect(explainInstallFailure({ ...failure, platform: 'linux' })).toBeUndefined()
  })
})
