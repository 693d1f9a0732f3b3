import { createTheme, type MantineColorsTuple } from '@mantine/core'

const terracotta: MantineColorsTuple = [
  '#fbefec',
  '#f3dbd5',
  '#e6b4a8',
  '#d98b79',
  '#cd6850',
  '#bb523a',
  '#a8452f',
  '#8c3726',
  '#742d1f',
  '#5c2217',
]

const jade: MantineColorsTuple = [
  '#e9f4f0',
  '#d4e6df',
  '#a6ccbf',
  '#75b19d',
  '#4d9a81',
  '#328b6f',
  '#1f6f5c',
  '#175546',
  '#114438',
  '#083229',
]

/** Mantine in the colours, type and shapes of the brand; the tokens themselves are in tokens.css. */
export const theme = createTheme({
  colors: { terracotta, jade },
  primaryColor: 'terracotta',
  primaryShade: 6,
  black: '#22252b',
  fontFamily: 'var(--font-body)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '560' },
  defaultRadius: 'md',
  radius: { md: '14px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
})
