import { expect, type Page } from '@playwright/test'
import type { Locale } from '~content/locale'
import { href } from '~/routing/href'
import { listMails } from './mails'
import type { Message } from './read-message'
import { containing, wordsOf } from './words'

/** The link that a mail to an address holds under words of ours, once the mail is there. */
export async function linkInMail(email: string, words: string): Promise<string> {
  await expect.poll(async () => (await findMail(email, words)) !== undefined).toBe(true)
  const text = (await findMail(email, words))?.text ?? ''
  return text.slice(text.indexOf(words)).split('\n')[1] ?? ''
}

/** The first mail to an address that holds these words. */
export async function findMail(email: string, words: string): Promise<Message | undefined> {
  return (await listMails()).find(({ to, text }) => to.includes(email) && text.includes(words))
}

/**
 * Opens the link of the first e-mail and presses its button, as its reader does. First comes the page that thanks for
 * the form: the browser notes an error where another page is opened while that one is on its way.
 */
export async function confirmByMail(page: Page, locale: Locale, email: string): Promise<void> {
  const t = wordsOf(locale, 'subscribe')
  const thanks = href('confirmation', locale, { slug: 'subscribe' })
  await expect(page).toHaveURL(containing(thanks))
  await page.goto(await linkInMail(email, wordsOf(locale, 'leadMail')('visitor.confirmButton')))
  await page.getByRole('button', { name: t('confirm.button') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('confirm.doneTitle'))
}
