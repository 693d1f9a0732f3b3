import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { locales, type Locale } from '~content/locale'
import { resources } from '~/routing/resources'
import { expectAccessible } from './support/axe'
import { deniesCamera } from './support/launch-options'
import { guestPage, makeContract, signIn } from './support/contracts'
import { facePhoto } from './support/signing'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

test.use({ viewport: { width: 390, height: 844 }, launchOptions: deniesCamera })

test.beforeEach(async ({ request, baseURL, context }) => {
  await signIn(request, baseURL, 'ceiba-operations')
  await context.setExtraHTTPHeaders(newVisitor())
})

/** A guest's page of a fresh contract, where the photo is asked for. */
async function openPhotoStep(page: Page, request: APIRequestContext, locale: Locale) {
  const { path } = await makeContract(request, locale)
  const guest = guestPage(page, locale)
  await visit(page, path)
  await guest.goOn('comments')
  await guest.goOn('guests')
  await guest.nameGuests()
  await guest.goOn('photo')
  return guest
}

for (const locale of locales) {
  const t = wordsOf(locale, 'contract')

  test(`a camera that may not be used leaves the choice of a file @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const guest = await openPhotoStep(page, request, locale)
    await guest.openCamera.click()
    await expect(page.getByRole('alert')).toContainText(
      'No se pudo acceder a la camara - Permiso Denegado',
    )
    const face = await facePhoto()
    await guest.choose('photo').setInputFiles(face)
    await expect(page.getByText('face.jpg')).toBeVisible()
    await guest.choose('photo').setInputFiles({
      name: 'night.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp(face.buffer).linear(0.1, 0).jpeg().toBuffer(),
    })
    await expect(page.getByText(t('guest.faults.dark'))).toBeVisible()
    await expect(page.getByText('night.jpg')).toBeVisible()
    await expectAccessible(page)
  })

  test(`a photo in the format of an iPhone waits for the network @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
    context,
    faults,
  }) => {
    const guest = await openPhotoStep(page, request, locale)
    const uploads = `**/${resources.upload.path}?*`
    await context.route(uploads, (route) => route.abort())
    await guest.choose('photo').setInputFiles({
      name: 'IMG_0001.HEIC',
      mimeType: 'image/heic',
      buffer: await readFile('app/testing/files/tiny.heic'),
    })
    await expect(page.getByText(t('guest.uploadFailed'))).toBeVisible()
    await context.unroute(uploads)
    await expect(page.getByText('IMG_0001.jpg')).toBeVisible()
    const lost = faults.splice(0)
    expect(lost.filter((fault) => !/net::ERR_FAILED .*upload/.test(fault))).toEqual([])
    await expect(page.getByRole('status').last()).toContainText(t('guest.saveStates.saved'))
    await page.reload()
    await expect(page.getByText('IMG_0001.jpg')).toBeAttached()
  })

  test(`a photo of a phone is sent small and legible, and is gone when it is removed @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    await page.addInitScript(noteSentPictures)
    const guest = await openPhotoStep(page, request, locale)
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const large = await sharp({
      create: { width: 4032, height: 3024, channels: 3, noise, background: '#fff' },
    })
      .jpeg({ quality: 80 })
      .toBuffer()
    await guest.choose('photo').setInputFiles({
      name: 'DSC_0001.JPG',
      mimeType: 'image/jpeg',
      buffer: large,
    })
    await expect(page.locator('html')).toHaveAttribute('data-sent', '2560x1920')
    await expect(page.getByText('DSC_0001.jpg')).toBeVisible()
    await expect(page.getByRole('status').last()).toContainText(t('guest.saveStates.saved'))

    // An earlier saving may still be on its way.
    const saved = page.waitForResponse(
      (answer) =>
        answer.url().includes(resources.contractsApi.path) &&
        answer.request().postData()?.includes('personalPhotoRemoved') === true,
    )
    await page.getByRole('button', { name: t('guest.clear'), exact: true }).click()
    expect((await saved).status()).toBe(200)
    await page.reload()
    await expect(guest.step('photo')).toBeVisible()
    await expect(page.getByText('DSC_0001.jpg')).toHaveCount(0)
  })
}

/** Runs in the page: writes the size of each picture that is sent on the page itself. */
function noteSentPictures(): void {
  const ask = window.fetch
  window.fetch = async (to, how) => {
    const file = how?.body instanceof FormData ? how.body.get('files') : null
    if (file instanceof File) {
      const { width, height } = await createImageBitmap(file)
      document.documentElement.dataset.sent = `${width}x${height}`
    }
    return ask(to, how)
  }
}
