import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

/**
 * axe finds nothing on the page as it stands; a finding is named with its place. Contrast takes two thirds of its time:
 * phones judge it, and on desktops, which have the same colours, the tests that say so.
 */
export async function expectAccessible(
  page: Page,
  { hasContrast = test.info().project.name !== 'desktop' } = {},
): Promise<void> {
  await endOfTransitions(page)
  const findings = await findingsOn(page, hasContrast)
  // A notice that came meanwhile may have been judged while it faded in.
  if (findings.length > 0) await endOfTransitions(page)
  const last = findings.length > 0 ? await findingsOn(page, hasContrast) : []
  expect(last, page.url()).toEqual([])
}

async function findingsOn(page: Page, hasContrast: boolean) {
  // No page frames another site's, so the sum is drawn up in the page itself: twice as fast as in a tab of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: hasContrast } },
  })
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }))
}

/** A notice that fades in has less contrast until it has. */
async function endOfTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}
