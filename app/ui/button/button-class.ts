import classes from './button.module.css'

export type ButtonLook = {
  /**
   * `primary` is the one main action of a view, `secondary` stands beside it, `quiet` is a tool without an edge,
   * `text` reads like a link, `light` lies on pictures and dark grounds, `chat` opens a chat with the team,
   * `chip` shows whether it is chosen (by `aria-pressed`, `aria-selected`, `aria-current` or `data-chosen`).
   */
  kind?: 'primary' | 'secondary' | 'quiet' | 'text' | 'light' | 'chat' | 'chip' | undefined
  /** `small` for bars and tables, `large` for the button that sends a form or opens a page. */
  size?: 'small' | 'large' | undefined
  /** On phones as wide as its column. */
  isWide?: boolean | undefined
  /** Of the feature's own sheet, to place the button: margins, columns, widths. */
  className?: string | undefined
}

/** The classes of a button, for elements that `Button` and `ButtonLink` cannot draw. */
export function buttonClass(look: ButtonLook): string {
  const { kind = 'secondary', size, isWide, className } = look
  const width = isWide ? classes.wide : undefined
  return join(classes.button, classes[kind], size && classes[size], width, className)
}

/** The classes of a circle around an icon. */
export function iconButtonClass(look: Pick<ButtonLook, 'kind' | 'className'>): string {
  const { kind = 'quiet', className } = look
  return join(buttonClass({ kind }), classes.icon, className)
}

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')
