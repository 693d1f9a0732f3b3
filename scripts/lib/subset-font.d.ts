// The package has no types of its own.
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    /** OpenType features to keep. */
    keepFeatures: readonly string[]
    /** The range of an axis that stays, or its one value. */
    variationAxes: Record<string, number | { min: number; max: number }>
  }
  function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>
  export = subsetFont
}
