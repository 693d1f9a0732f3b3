import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** axe finds nothing on the page as it stands; a finding is named with its place. */
export async function expectAccessible(page: Page): Promise<void> {
  await endOfTransitions(page)
  const findings = await findingsOn(page)
  // A notice that came meanwhile may have been judged while it faded in.
  if (findings.length > 0) await endOfTransitions(page)
  expect(findings.length > 0 ? await findingsOn(page) : []).toEqual([])
}

async function findingsOn(page: Page) {
  // No page frames another site's, so the sum is drawn up in the page itself: twice as fast as in a tab of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
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
