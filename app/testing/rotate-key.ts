import { onTestFinished } from 'vitest'
import { env } from '~/platform/env/env.server'

/** Puts another key into the place of that of private files and links, which becomes an older one, for one test. */
export function rotateKey(): void {
  const { PRIVATE_FILES_KEY, PRIVATE_FILES_OLDER_KEYS } = env
  onTestFinished(() => void Object.assign(env, { PRIVATE_FILES_KEY, PRIVATE_FILES_OLDER_KEYS }))
  env.PRIVATE_FILES_KEY = 'another-secret-that-nobody-guesses'
  env.PRIVATE_FILES_OLDER_KEYS = [PRIVATE_FILES_KEY, ...PRIVATE_FILES_OLDER_KEYS]
}
