import { findBrowser } from '../../scripts/lib/find-browser.js'

/** Resolves no host but this machine, so that a request to another site fails. */
const localOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/** A browser that runs in a container and talks to nobody but the site under test. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  localOnly,
]

const executablePath = findBrowser()

/** How the browser is launched that shows pictures; `more` are further flags. */
export const showsPictures = (...more: string[]) => ({ executablePath, args: [...flags, ...more] })

/**
 * How most journeys launch it: pictures keep their place and are neither asked for nor drawn, which takes half of the
 * time of a journey. One that is about pictures says `test.use({ launchOptions: showsPictures() })`.
 */
export const leavesOutPictures = showsPictures('--blink-settings=imagesEnabled=false')
