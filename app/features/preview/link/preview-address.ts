import { previewPath } from '~content/preview-path'

/** The address that leads to the page of what a token lets its bearer look at. */
export function previewAddress(token: string): string {
  return `/${previewPath}/${token}`
}
