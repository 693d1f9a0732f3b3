import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Locale } from '~content/locale'
import { guestPage } from './contracts'
import { onePage } from './one-page'
import { visit } from './visit'
import { wordsOf } from './words'

/** A guest signs on a phone with a camera: what is asked for, the drawing, the name. */
export async function signOnPhone(
  page: Page,
  locale: Locale,
  { path, guests }: { path: string; guests: readonly string[] },
  /** What the page is called afterwards. */
  title: string = wordsOf(locale, 'contract')('guest.signedTitle'),
): Promise<void> {
  const guest = guestPage(page, locale)
  await visit(page, path)
  await guest.goOn('comments')
  await guest.goOn('guests')
  for (const [index, name] of guests.entries()) {
    await guest.guestName(index + 1).fill(name)
    await guest.guestAge(index + 1).fill('34')
  }
  await guest.goOn('photo')
  await guest.takePhoto(async (preview) => expect(preview).toBeVisible())
  await guest.goOn('document')
  await guest.choose('document').setInputFiles({
    name: 'dpi.pdf',
    mimeType: 'application/pdf',
    buffer: onePage('DPI'),
  })
  await expect(page.getByText('dpi.pdf')).toBeVisible()
  await guest.goOn('accept')
  await guest.agreement.check()
  await guest.draw()
  await guest.sign()
  await expect(guest.title).toHaveText(title)
}

/** A photo that passes the checks of a guest's page, as its field takes it. */
export async function facePhoto() {
  const size = { width: 640, height: 480, channels: 3 } as const
  const buffer = await sharp({ create: { ...size, background: '#caa' } })
    .jpeg()
    .toBuffer()
  return { name: 'face.jpg', mimeType: 'image/jpeg', buffer }
}
