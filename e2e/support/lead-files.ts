import { onePage } from './one-page'

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** A CV: a PDF of one empty page. */
export const cv: ChosenFile = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: onePage('Ana Xicara'),
}

/** A photo: a PNG of one pixel. */
export const photo: ChosenFile = {
  name: 'ana.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
