import { cmsAddress } from './addresses.js'
import { canSignIn, forgetPassword } from './administrator.js'

/**
 * Says where everything is, and once how to sign in to the CMS and to the desk of the team.
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
    `Desk   ${settings.SITE_ORIGIN}/staff`,
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
  if (settings.CMS_ADMIN_PASSWORD) return [`Sign in to CMS and desk as ${email}.`]
  return [
    'Sign in to CMS and desk with',
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
