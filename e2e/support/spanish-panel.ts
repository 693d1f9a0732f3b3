import { expect, type Browser, type Locator } from '@playwright/test'
import { hire } from './hire'
import { cmsAccount } from './stack'

const patience = 60_000

export type SpanishPanel = Awaited<ReturnType<typeof openSpanishPanel>>

/** The CMS's panel in Spanish, as a member of Marketing sees it. */
export async function openSpanishPanel(browser: Browser) {
  const person = await hire('ceiba-marketing', 'es')
  const context = await browser.newContext({
    baseURL: cmsAccount().cms,
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    viewport: { width: 1440, height: 1400 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')

  // The panel begins in the language of the browser.
  await page.goto('/admin/auth/login')
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByLabel(/^Contraseña/).fill(person.password)
  await page.locator('form button[type="submit"]').click()
  await expect(page.getByRole('heading', { name: /^Hola/ })).toBeVisible({ timeout: patience })

  return {
    page,
    button,

    /** A new entry of a type, found in the menu by a word. */
    async startEntry(word: string, type: string): Promise<void> {
      await page.getByRole('link', { name: 'Contenido', exact: true }).click()
      await page.getByPlaceholder('Buscar').first().fill(word)
      await page.getByRole('link', { name: type, exact: true }).click()
      await page.getByRole('link', { name: 'Crear nueva entrada' }).first().click()
      await expect(page).toHaveURL(/\/create\?.*locale(\]|%5D)=es/)
      await expect(button('Publicar')).toBeVisible({ timeout: patience })
    },

    field: (name: string) => page.getByRole('textbox', { name }),

    /** The last text of the form that is written with the toolbar. */
    lastText: () => page.locator('[contenteditable="true"]').last(),

    /** Types the day of a date field, `DD/MM/YYYY`, and leaves the field to the next click: it stands for midnight. */
    async chooseDay(index: number, day: string): Promise<void> {
      const field = page.getByRole('combobox', { name: 'Choose date' }).nth(index)
      await field.click()
      await field.press('Control+A')
      await field.pressSequentially(day)
      await expect(field).toHaveValue(day)
    },

    /** A date that is all that changed lets the entry be published once its field is left. */
    leaveField: () => page.getByRole('heading', { level: 1 }).click(),

    /** Ticks pictures of a folder of the media library in the dialog that a button has opened. */
    async pickPictures(folder: string, names: readonly string[]): Promise<void> {
      await dialog
        .getByRole('button', { name: new RegExp(`^${folder}`) })
        .last()
        .click()
      for (const name of names) {
        const card = dialog.locator('article').filter({ hasText: name }).locator('xpath=..')
        await card.getByRole('checkbox').check()
      }
      await dialog.getByRole('button', { name: 'Terminar' }).click()
      await expect(dialog).toHaveCount(0)
    },

    async save(): Promise<void> {
      await button('Guardar').click()
      await expect(button('Guardar')).toBeDisabled({ timeout: patience })
    },

    async publish(): Promise<void> {
      await button('Publicar').click()
      await expect(button('Publicar')).toBeDisabled({ timeout: patience })
    },

    /** The id of the entry on screen, once it is saved. */
    async documentId(): Promise<string> {
      await page.waitForURL(/\/[a-z0-9]{24}\?/)
      return /\/([a-z0-9]{24})\?/.exec(page.url())?.[1] ?? ''
    },

    async close(): Promise<void> {
      await context.close()
      await person.dismiss()
    },
  }
}

/** Points between one picture and the next below it. */
export async function gapsBetween(pictures: Locator): Promise<number[]> {
  await expect(pictures.first()).toBeVisible()
  const boxes = await pictures.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  )
  return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0))
}
