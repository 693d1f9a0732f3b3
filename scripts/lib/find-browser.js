import { findCommand } from './find-command.js'

// The first one draws no windows, which makes the tests much faster.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * An installed Chromium or Chrome, CHROMIUM_PATH first; undefined where Playwright has to use its own.
 * @returns {string | undefined}
 */
export function findBrowser() {
  return process.env.CHROMIUM_PATH || findCommand(names)
}
