/** Whether a box was ticked in a form that was sent: `sent` is the value of its name, of several boxes a list. */
export const isTicked = (sent: unknown, value: string): boolean =>
  Array.isArray(sent) ? sent.includes(value) : sent === value
