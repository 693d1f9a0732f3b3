export type PdfDictionary = ReadonlyMap<string, PdfValue>
export type PdfValue =
  | { kind: 'number'; value: number }
  | { kind: 'name'; value: string }
  | { kind: 'reference'; object: number }
  | { kind: 'array'; items: readonly PdfValue[] }
  | { kind: 'dictionary'; entries: PdfDictionary }
  /** The first 2,000 bytes, enough to check a URL. */
  | { kind: 'string'; value: string }
  /** True, false or null, which we never need. */
  | { kind: 'other' }
