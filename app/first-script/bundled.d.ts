declare module '*?bundled' {
  /** The script with all that it imports, minified. */
  const text: string
  export { text as default }
}
