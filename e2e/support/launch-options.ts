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

const launch = (...more: string[]) => ({ executablePath, args: [...flags, ...more] })

/**
 * How most journeys launch it: pictures keep their place and are neither asked for nor drawn, which takes half of the
 * time of a journey. One that is about pictures says `test.use({ launchOptions: showsPictures })`.
 *
 * Each of these is one object for all journeys: the test runner starts a process and a browser for each object.
 */
export const leavesOutPictures = launch('--blink-settings=imagesEnabled=false')

export const showsPictures = launch()

const fakeCamera = '--use-fake-device-for-media-stream'

/** With a camera that shows a test picture, for contracts. */
export const hasCamera = launch(fakeCamera, '--use-fake-ui-for-media-stream')

/** With a camera whose use the browser forbids. */
export const deniesCamera = launch(fakeCamera, '--deny-permission-prompts')

/**
 * How far ahead of the view a browser loads pictures depends on how quick it finds the line, and a busy machine is
 * slow.
 */
export const findsLineQuick = launch('--force-effective-connection-type=4G')
