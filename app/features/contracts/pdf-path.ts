import { resources } from '~/routing/resources'

/** Where the PDF of a signed version is, by the guest's link. */
export function pdfPath(link: string, version: number): string {
  return `/${resources.contractPdf.path.replace(':id', link)}?version=${version}`
}
