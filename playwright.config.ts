import { defineConfig, devices } from '@playwright/test'
import { leavesOutPictures, showsPictures } from './e2e/support/launch-options'
import { siteAddress } from './scripts/lib/addresses.js'
import { e2eSettings, isCluster, runData } from './scripts/lib/e2e-settings.js'

const settings = e2eSettings(runData)
/** A site that runs already, for instance one in development; the tests start their own without it. */
const running = process.env.E2E_SITE
/** Tests that edit what the site shows, one after the other; no test that reads may run meanwhile. */
const changes = [
  '**/editor.spec.ts',
  '**/editor-texts.spec.ts',
  '**/landing-changes.spec.ts',
  '**/reviews.spec.ts',
  '**/site-drafts.spec.ts',
]
/** Tests that edit content of their own, most of them in the panel: beside those that edit what the site shows. */
const ownContent = [
  '**/client-links.spec.ts',
  '**/countersign.spec.ts',
  '**/marketing.spec.ts',
  '**/marketing-in-spanish.spec.ts',
  '**/preview.spec.ts',
]
/** Tests that measure programs or stop them: those of the run alone, not of a site that runs already. */
const measures = ['**/render-threads.spec.ts', '**/upload-memory.spec.ts']
const outages = [
  '**/contract-reminders.spec.ts',
  '**/inquiry-outage.spec.ts',
  '**/outage.spec.ts',
  '**/payment-reminders.spec.ts',
  '**/inquiry-to-review.spec.ts',
]
/** Tests of answers rather than of what is drawn: the same at every width. */
const answers = [
  '**/access-matrix.spec.ts',
  '**/share-images.spec.ts',
  '**/addresses.spec.ts',
  '**/contract-attacks.spec.ts',
  '**/every-page.spec.ts',
  '**/hostile-query.spec.ts',
  '**/hostile-uploads.spec.ts',
  '**/landing-answers.spec.ts',
  '**/require-call.spec.ts',
  '**/sitemap.spec.ts',
  '**/staff-doors.spec.ts',
  '**/static-first.spec.ts',
]
/**
 * Phones read Spanish, whose words are the longer ones, and desktops English. A test whose title says `@phone` or
 * `@desktop` runs there alone: the other width and language are the same to it. With E2E_EVERY_PAIR=on all run in both
 * languages at both widths.
 */
const isPaired = process.env.E2E_EVERY_PAIR !== 'on'
const leftToDesktop = isPaired ? / in English\b|@desktop\b/ : undefined
const leftToPhone = isPaired ? / in Spanish\b|@phone\b/ : undefined
const reads = ['phone', 'desktop', 'answers']
const notRead = [...changes, ...ownContent, ...measures, ...outages, ...answers]
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const minutes = (count: number) => count * 60_000

/** One test after the other. */
const alone = {
  workers: 1,
  fullyParallel: false,
  use: { ...devices['Desktop Chrome'], viewport: desktop, launchOptions: showsPictures },
}

/** The built site and the seeded CMS, on ports and data of their own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A journey that fails by chance has a fault, in itself or in the site.
  retries: 0,
  // Generous, for a machine half as fast that has other work to do: only what hangs should fail by the clock.
  timeout: minutes(4),
  expect: { timeout: minutes(0.5) },
  reporter: 'line',
  use: {
    baseURL: running ?? settings.SITE_ORIGIN,
    launchOptions: leavesOutPictures,
    screenshot: 'only-on-failure',
    // It costs a third of the time; `--trace on` for the journey that failed.
    trace: 'off',
    // Fading pages cost an eighth of the time; a journey that is about motion asks for it.
    contextOptions: { reducedMotion: isPaired ? 'reduce' : 'no-preference' },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: notRead,
      grepInvert: leftToDesktop,
      // One pixel a point: drawing seven times as many, in larger pictures, costs more than all else on the page.
      use: { ...devices['Pixel 7'], viewport: phone, screen: phone, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      testIgnore: notRead,
      grepInvert: leftToPhone,
      use: { ...devices['Desktop Chrome'], viewport: desktop },
    },
    {
      name: 'answers',
      testMatch: answers,
      use: { ...devices['Desktop Chrome'], viewport: desktop },
    },
    {
      name: 'changes',
      testMatch: changes,
      dependencies: reads,
      ...alone,
    },
    {
      name: 'own-content',
      testMatch: ownContent,
      grepInvert: leftToDesktop,
      dependencies: reads,
      ...alone,
    },
    // They measure and stop the one site there is.
    ...(isCluster
      ? []
      : [
          {
            name: 'measures',
            testMatch: measures,
            dependencies: ['changes', 'own-content'],
            ...alone,
          },
          {
            name: 'outages',
            testMatch: outages,
            grepInvert: leftToDesktop,
            dependencies: ['measures'],
            ...alone,
          },
        ]),
  ],
  webServer: running
    ? undefined
    : {
        command: isCluster
          ? 'exec node --import tsx scripts/cluster/serve.ts'
          : 'exec node e2e/support/serve.js',
        url: `${siteAddress(settings)}/ready`,
        // A server left running would hold the content that the last run has changed.
        reuseExistingServer: false,
        timeout: minutes(10),
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        stdout: 'ignore',
        stderr: 'pipe',
      },
})
