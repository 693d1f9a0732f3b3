import { cmsAddress } from './addresses.js'
import { canSignIn, forgetPassword } from './administrator.js'

/**
 * Says where everything is, and once how to sign in to the CMS.
 * @param {object} facts
 * @param {import('./settings.js').Settings} facts.settings
 * @param {import('./administrator.js').Account | undefined} facts.account made in this run, unless
 *   the database had an administrator already
 * @param {string} facts.title
 */
export async function welcome({ settings, account, title }) {
  const lines = [
    title,
    '',
    `Site   ${settings.SITE_ORIGIN}`,
    `CMS    ${settings.CMS_PUBLIC_URL ?? `http://localhost:${settings.CMS_PORT}`}/admin`,
  ]
  if (account) {
    const isOurs = await canSignIn(cmsAddress(settings), account)
    if (isOurs) lines.push('', ...signInLines(settings, account))
    forgetPassword(settings, account)
  }
  console.log(`\n${box([...lines, '', 'Ctrl-C ends both.'])}\n`)
}

/**
 * @param {import('./settings.js').Settings} settings
 * @param {import('./administrator.js').Account} account
 */
function signInLines(settings, { email, password }) {
  if (settings.CMS_ADMIN_PASSWORD) return [`Sign in to the CMS as ${email}.`]
  return [
    'Sign in to the CMS with',
    `  e-mail    ${email}`,
    `  password  ${password}`,
    'The password is shown this once and kept nowhere.',
  ]
}

/**
 * Lines in a frame, for what must not be overlooked in a terminal.
 * @param {readonly string[]} lines
 */
function box(lines) {
  const width = Math.max(...lines.map((line) => line.length))
  const edge = '─'.repeat(width + 2)
  return [`┌${edge}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${edge}┘`].join('\n')
}
