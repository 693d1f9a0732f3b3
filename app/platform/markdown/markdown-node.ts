/** The part of an HTML syntax tree that we use. */
export type MarkdownNode = {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  value?: string
  children?: MarkdownNode[]
}
