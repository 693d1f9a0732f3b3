import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** axe finds nothing on the page as it stands; a finding is named with its place. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const findings = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }))
  expect(findings).toEqual([])
}
