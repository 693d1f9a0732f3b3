import { expect, type Browser, type Page } from '@playwright/test'
import type { Locale } from '~content/locale'
import type { Person } from './hire'
import { cmsAccount } from './stack'

/** The panel draws slowly while other programs are at work. */
const patience = 60_000

export type Panel = Awaited<ReturnType<typeof openPanel>>

/** The CMS's panel in a browser of its own, with somebody signed in; by what they read there. */
export async function openPanel(browser: Browser, person: Person) {
  const { cms } = cmsAccount()
  const context = await browser.newContext({
    baseURL: cms,
    locale: 'en-US',
    timezoneId: 'America/Guatemala',
    viewport: { width: 1440, height: 1400 },
  })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await page.goto('/admin/auth/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel(/^Password/).fill(person.password)
  await button('Login').click()
  await expect(page.getByRole('link', { name: 'Content Manager' })).toBeVisible({
    timeout: patience,
  })

  return {
    page,

    /** The edit view of an entry in a language. */
    async openEntry(uid: string, documentId: string, locale: Locale): Promise<void> {
      const query = `plugins[i18n][locale]=${locale}`
      await page.goto(`/admin/content-manager/collection-types/${uid}/${documentId}?${query}`)
      await expect(button('Publish')).toBeVisible({ timeout: patience })
      await expect(page.getByRole('link', { name: 'Open preview' })).toBeVisible({
        timeout: patience,
      })
    },

    async openList(uid: string): Promise<void> {
      await page.goto(`/admin/content-manager/collection-types/${uid}`)
      await expect(page.getByRole('row').first()).toBeVisible({ timeout: patience })
    },

    /** Makes a copy of an entry of the list on screen, and gives its id. */
    async duplicate(name: string): Promise<string> {
      const item = page.getByRole('menuitem', { name: 'Duplicate' })
      // The list is drawn once more when all of it has arrived, which closes the menu.
      await expect(async () => {
        if (!(await item.isVisible()))
          await page.getByRole('row', { name }).getByRole('button').last().click()
        await item.click({ timeout: 3_000 })
      }).toPass()
      await page.waitForURL(/\/collection-types\/[^/]+\/[a-z0-9]{24}/)
      await expect(button('Publish')).toBeVisible({ timeout: patience })
      return /\/([a-z0-9]{24})/.exec(page.url())?.[1] ?? ''
    },

    field: (name: string) => page.getByRole('textbox', { name }),

    /** The fields of one block, opened. */
    async openBlock(kind: string) {
      await page.getByRole('button', { name: new RegExp(`^${kind} - `) }).click()
      return page.getByRole('region', { name: new RegExp(`^${kind} - `) })
    },

    removeBlock: (title: string) => button(`Delete - ${title}`).click(),

    /** `MM/DD/YYYY`, at the beginning of the day; for the last date of the form. */
    async chooseLastDay(day: string): Promise<void> {
      const field = page.getByRole('combobox', { name: 'Choose date' }).last()
      await field.fill(day)
      // Enter would save the entry.
      await field.press('Tab')
      await expect(field).toHaveValue(day)
    },

    async save(): Promise<void> {
      await button('Save').click()
      await expect(page.getByText('Saved document')).toBeVisible({ timeout: patience })
      await expect(button('Save')).toBeDisabled({ timeout: patience })
    },

    async publish(): Promise<void> {
      await button('Publish').click()
      await expect(page.getByText('Published document')).toBeVisible({ timeout: patience })
    },

    async unpublish(): Promise<void> {
      await button('More document actions').click()
      await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click()
      await expect(page.getByText('Unpublished document')).toBeVisible({ timeout: patience })
    },

    /** What the panel's preview shows. */
    async openPreview() {
      await page.getByRole('link', { name: 'Open preview' }).click()
      const frame = page.frameLocator('iframe')
      await expect(frame.getByRole('main')).toBeVisible({ timeout: patience })
      return frame
    },

    /** The link that the head of a preview copies for people without an account. */
    async copyPreviewLink(): Promise<string> {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await button(/^Copy a link for somebody without an account/).click()
      await expect(page.getByText('Copied. The link works for one hour')).toBeVisible()
      return page.evaluate(() => navigator.clipboard.readText())
    },

    /** The link of the only client's link beside the entry on screen. */
    async copyClientLink(language: string): Promise<string> {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await button(`Copy: ${language}`).click()
      await expect(page.getByText('Copied. The link needs no account.')).toBeVisible()
      return page.evaluate(() => navigator.clipboard.readText())
    },

    close: () => context.close(),
  }
}

/** The banner above a preview. */
export function bannerOf(frame: Pick<Page, 'getByRole'>, title: string) {
  return frame.getByRole('region', { name: title })
}
