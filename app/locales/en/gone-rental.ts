/** The page of a rental that was unpublished. The server says them, so that no other page carries them. */
export const goneRental = {
  title: 'This place is no longer offered',
  hint: 'It is not on our list any more. These are close to it and of a similar size.',
  hintAlone: 'It is not on our list any more. There are others.',
  similar: 'Similar places',
  places: 'Places to stay',
  home: 'Back to the home page',
} as const
