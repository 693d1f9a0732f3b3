import { makeZip, type ZipPart } from './make-zip'

const office = 'http://schemas.openxmlformats.org'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const documentType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

export function relationships(...list: string[]): string {
  const items = list.map((attributes, index) => `<Relationship Id="r${index}" ${attributes}/>`)
  return `${declaration}<Relationships xmlns="${office}/package/2006/relationships">${items.join('')}</Relationships>`
}

export const relationshipType = (name: string) =>
  `Type="${office}/officeDocument/2006/relationships/${name}"`

/** The parts of a document with these paragraphs (WordprocessingML) and links. */
export function docxParts({
  body = '<w:p><w:r><w:t>Ana Tzul &amp; hijos</w:t></w:r></w:p>',
  links = [] as string[],
  mainType = documentType,
} = {}): ZipPart[] {
  return [
    {
      name: '[Content_Types].xml',
      content: `${declaration}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: relationships(`${relationshipType('officeDocument')} Target="word/document.xml"`),
    },
    {
      name: 'word/document.xml',
      content: `${declaration}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    },
    { name: 'word/_rels/document.xml.rels', content: relationships(...links) },
  ]
}

export function makeDocx(options: Parameters<typeof docxParts>[0] = {}, more: ZipPart[] = []) {
  return makeZip([...docxParts(options), ...more])
}
