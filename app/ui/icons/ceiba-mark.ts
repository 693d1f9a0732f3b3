/** The house's drawing of a ceiba in a square of 48: the sun, then crown and trunk. */
export const ceibaMark = {
  sun: { cx: 33, cy: 15, r: 9, fill: '#e0a030' },
  paths: [
    {
      d: 'M4 22c0-8 6-9 9-12 4-4 13-4 17 0 3 3 11 4 13 11 1 4-3 7-8 6-3 3-9 3-12 1-3 2-8 2-11-1-5 1-8-1-8-5Z',
      fill: '#1f6f5c',
    },
    {
      d: 'M22 26h5c0 8 2 12 10 17h-8c-2-1-3-3-4.500-5-1.500 2-2.500 4-4.500 5h-8c8-5 10-9 10-17Z',
      fill: '#a8452f',
    },
  ],
} as const
