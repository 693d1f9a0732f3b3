/** The part of a syntax tree, of Markdown or of HTML, that we use. */
export type MarkdownNode = {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  value?: string
  children?: MarkdownNode[]
  /** Where a node of Markdown stands in its source. */
  position?: { start: { offset?: number }; end: { offset?: number } }
  /** How a node of Markdown becomes HTML. */
  data?: object
  /** Of a table, by column. */
  align?: unknown
}

export function element(
  tagName: string,
  properties: MarkdownNode['properties'] = {},
  children: MarkdownNode[] = [],
): MarkdownNode {
  return { type: 'element', tagName, properties, children }
}
