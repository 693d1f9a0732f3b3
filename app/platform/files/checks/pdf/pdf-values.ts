export type PdfDictionary = ReadonlyMap<string, PdfValue>
export type PdfValue =
  | { kind: 'number'; value: number }
  | { kind: 'name'; value: string }
  | { kind: 'reference'; object: number }
  | { kind: 'array'; items: readonly PdfValue[] }
  | { kind: 'dictionary'; entries: PdfDictionary }
  /** Its beginning: enough of an address to tell where it leads. */
  | { kind: 'string'; value: string }
  /** True, false, null: nothing that decides anything here. */
  | { kind: 'other' }
