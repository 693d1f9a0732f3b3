import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import './mantine.css'
import { theme } from './theme'

/** Around a part of a page that Mantine draws; loaded with it, since hardly any page needs one at once. */
export function MantinePart({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      {children}
    </MantineProvider>
  )
}
