const link = /:\/\/|www\.|\.[a-z]{2,}\//i

/** Whether mail programs would find a link to a web page in a text, also where it has no `https://`. */
export function hasLink(text: string): boolean {
  return link.test(text)
}
